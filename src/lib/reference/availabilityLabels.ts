import type {Availability} from '../../data/downloadSources';

export const availabilityLabels: Readonly<Record<Availability, string>> = {
  offered: 'Offered',
  varies: 'Where still available',
  withdrawn: 'No longer public',
};
