/**
 * Replaces NavbarItem/ComponentTypes (3.6.1): the types of items that `src/data/navigation.ts` and the config use, and
 * one that shows an external service as an icon. Upstream's other types would add 1.8 kB to every first visit.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import {ServiceLink} from '@site/src/components/navigation/ServiceLink';

const componentTypes: Partial<ComponentTypesObject> = {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  'custom-serviceLink': ServiceLink,
};

export default componentTypes;
