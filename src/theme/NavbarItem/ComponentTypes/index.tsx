/** Wraps NavbarItem/ComponentTypes (3.6.1): adds the entry that shows an outside service as an icon. */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import {ServiceLink} from '@site/src/components/navigation/ServiceLink';

const original: ComponentTypesObject = ComponentTypes;

export default {
  ...original,
  'custom-serviceLink': ServiceLink,
} satisfies ComponentTypesObject;
