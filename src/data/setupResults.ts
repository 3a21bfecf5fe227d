/**
 * The second half of an upgrade result, such as 0x4000D in 0xC1900101-0x4000D: its first digit names the phase of
 * Windows Setup, its last two the operation. The phrases put Microsoft's names of "Windows 10 upgrade error codes" into
 * words: SP_EXECUTION_SAFE_OS, SP_EXECUTION_OP_MIGRATE_DATA. Unknown ones (0) are left out.
 */

/** Where the phases and operations come from. */
export const setupResultSource = 'upgrade-error-codes' as const;

export const setupPhases: Readonly<Record<number, string>> = {
  1: 'before the first restart, while Windows still ran (downlevel)',
  2: 'in the small setup system after the first restart (safe OS)',
  3: 'in the first start of the new Windows (first boot)',
  4: 'in the second start of the new Windows (OOBE boot)',
  5: 'while the upgrade was rolled back (uninstall)',
};

export const setupOperations: Readonly<Record<number, string>> = {
  0x01: 'copying files',
  0x02: 'downloading updates',
  0x03: 'installing updates',
  0x04: 'installing the recovery environment',
  0x05: 'installing the recovery image',
  0x06: 'replicating optional components',
  0x07: 'installing drivers',
  0x08: 'preparing the small setup system',
  0x09: 'preparing the rollback',
  0x0a: 'preparing the first start',
  0x0b: 'preparing the second start',
  0x0c: 'applying the image',
  0x0d: 'moving data and settings',
  0x0e: 'setting the product key',
  0x0f: 'adding the answer file',
  0x10: 'adding a driver',
  0x11: 'turning on a feature',
  0x12: 'turning off a feature',
  0x13: 'registering a background process',
  0x14: 'registering a process',
  0x15: 'creating a file',
  0x16: 'creating a registry entry',
  0x17: 'starting the new system',
  0x18: 'running Sysprep',
  0x19: 'the first-run experience',
  0x1a: 'beginning the first start',
  0x1b: 'ending the first start',
  0x1c: 'beginning the second start',
  0x1d: 'ending the second start',
  0x1e: 'the steps before the first-run experience',
  0x1f: 'the steps after the first-run experience',
  0x20: 'adding a provisioning package',
};
