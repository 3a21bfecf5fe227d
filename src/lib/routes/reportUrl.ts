/** The form for wrong information in `.github/ISSUE_TEMPLATE`, and the field of it that the address fills in. */
export const reportForm = {
  file: 'wrong-information.yml',
  field: 'page',
} as const;

/** Address of the repository's form for wrong information, with `place` filled in: `/kms38` or `/kms38#undo`. */
export function reportUrl(repositoryUrl: string, place: string): string {
  const query = new URLSearchParams({
    template: reportForm.file,
    [reportForm.field]: place,
  });
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}
