/**
 * Activation IDs (SKU IDs) of KMS clients, with the name of each license as the tools print it: `/ato` and events show no
 * more of a license than its ID.
 *
 * Source: reports of the tools in public posts, and public lists of these IDs that agree with each other and with the
 * keys that Microsoft publishes for the same editions.
 * How to add one: the ID in lower case, if two independent sources agree.
 */
const windows = {
  '2de67392-b7a7-462a-b1ca-108dd189f588': 'Professional',
  'a80b5abf-76ad-428b-b05d-a47d2dffeebf': 'ProfessionalN',
  '82bbc092-bc50-4e16-8e18-b74fc486aec3': 'ProfessionalWorkstation',
  '4b1571d3-bafb-4b40-8087-a961be2caf65': 'ProfessionalWorkstationN',
  '3f1afc82-f8ac-4f6c-8005-1d233e606eee': 'ProfessionalEducation',
  '5300b18c-2e33-4dc2-8291-47ffcec746dd': 'ProfessionalEducationN',
  'e0c42288-980c-4788-a014-c080d2e1926e': 'Education',
  '3c102355-d027-42c6-ad23-2e7ef8a02585': 'EducationN',
  '73111121-5638-40f6-bc11-f1d7b0d64300': 'Enterprise',
  'e272e3e2-732f-4c65-a8f0-484747d0d947': 'EnterpriseN',
  '32d2fab3-e4a8-42c2-923b-4bf4fd13e6ee': 'EnterpriseS',
  '7103a333-b8c8-49cc-93ce-d37c09687f92': 'EnterpriseSN',
  '8c1c5410-9f39-4805-8c9d-63a07706358f': 'ServerStandard',
  '21c56779-b449-4d20-adfc-eece0e1ad74b': 'ServerDatacenter',
  'de32eafd-aaee-4662-9444-c1befb41bde2': 'ServerStandard',
  '34e1ae55-27f8-4950-8877-7a03be5fb181': 'ServerDatacenter',
  '9bd77860-9b31-4b7b-96ad-2564017315bf': 'ServerStandard',
  'ef6cfc9f-8c5d-44ac-9aad-de6a2ea0ae03': 'ServerDatacenter',
};

const office = {
  'd450596f-894d-49e0-966a-fd39ed4c4c64': '16ProPlus',
  'dedfa23d-6ed1-45a6-85dc-63cae0546de6': '16Standard',
  '6bf301c1-b94a-43e9-ba31-d494598c47fb': '16VisioPro',
  'aa2a7821-1827-4c2c-8f1d-4513a34dda97': '16VisioStd',
  '4f414197-0fc2-4c01-b68a-86cbb9ac254c': '16ProjectPro',
  'da7ddabc-3fbe-4447-9e01-6ab7440b4cd4': '16ProjectStd',
  '85dd8b5f-eaa4-4af3-a628-cce9e77c9a03': '19ProPlus',
  '6912a74b-a5fb-401a-bfdb-2e3ab46f4b02': '19Standard',
  '5b5cf08f-b81a-431d-b080-3450d8620565': '19VisioPro',
  'e06d7df3-aad0-419d-8dfb-0ac37e2bdf39': '19VisioStd',
  '2ca2bf3f-949e-446a-82c7-e25a15ec78c4': '19ProjectPro',
  '1777f0e3-7392-4198-97ea-8ae4de6f6381': '19ProjectStd',
  'fbdb3e18-a8ef-4fb3-9183-dffd60bd0984': '21ProPlus',
};

/** The name that the tools print for the license with an ID. */
export const kmsClients: ReadonlyMap<string, string> = new Map([
  ...Object.entries(windows).map(
    ([id, edition]) => [id, `Windows(R), ${edition} edition`] as const,
  ),
  ...Object.entries(office).map(
    ([id, name]) =>
      [
        id,
        `Office ${name.slice(0, 2)}, Office${name}VL_KMS_Client edition`,
      ] as const,
  ),
]);
