/**
 * Builds the PowerShell commands that stand in for `slmgr.vbs` and `ospp.vbs`. Both scripts call the WMI classes of the
 * Software Protection service, and PowerShell can call the same methods without VBScript.
 */

const windowsId = '55c92734-d682-4d71-983e-d6ec3f16059f';
const officeId = '0ff1ce15-a989-479d-af46-f275c6370663';

const service = 'Get-CimInstance SoftwareLicensingService';

function products(filter: string): string {
  return `Get-CimInstance SoftwareLicensingProduct -Filter "${filter}"`;
}

/** The Windows license in use, as the script picks it. */
const windows = products(
  `ApplicationID='${windowsId}' AND PartialProductKey IS NOT NULL AND LicenseIsAddon=FALSE`,
);

/** The Office licenses that have a key. */
const office = products(
  `ApplicationID='${officeId}' AND PartialProductKey IS NOT NULL`,
);

const sources = {
  service,
  windows,
  office,
  /** Every Office license, with a key or without. */
  officeAll: products(`ApplicationID='${officeId}'`),
  /** The Office licenses for KMS, with a key or without. */
  officeKms: products(
    `ApplicationID='${officeId}' AND Description LIKE '%KMS%'`,
  ),
} as const;

type CimSource = keyof typeof sources;

/** Shows properties of the object: all of them if none is named. */
export function show(from: CimSource, ...properties: string[]): string {
  return `${sources[from]} | Format-List ${properties.join(', ') || '*'}`;
}

/**
 * Calls a method of the service. `values` are the named arguments in PowerShell's notation, such as `PortNumber =
 * [uint32]1688`: numbers need the cast, or the call fails with a type mismatch.
 */
export function call(method: string, values?: string): string {
  return callOn(service, method, values);
}

/** Like `call`, for licenses. */
export function callProducts(
  from: CimSource,
  method: string,
  values?: string,
): string {
  return callOn(sources[from], method, values);
}

/** Like `call`, for the license with this activation ID (SKU ID in Office). */
export function callById(id: string, method: string): string {
  return callOn(products(`ID='${id}'`), method);
}

/** Like `call`, for the Office license whose key ends with these five characters. */
export function callByKey(lastFive: string, method: string): string {
  return callOn(
    products(`ApplicationID='${officeId}' AND PartialProductKey='${lastFive}'`),
    method,
  );
}

/** Completes offline activation of each license that has a key. */
export function depositConfirmation(from: 'windows' | 'office'): string {
  return `${sources[from]} | ForEach-Object { Invoke-CimMethod -InputObject $_ -MethodName DepositOfflineConfirmationId -Arguments @{InstallationId = $_.OfflineInstallationId; ConfirmationId = '<confirmation ID>'} }`;
}

function callOn(object: string, method: string, values?: string): string {
  const passed = values ? ` -Arguments @{${values}}` : '';
  return `${object} | Invoke-CimMethod -MethodName ${method}${passed}`;
}
