import type { SystemContext } from '@chakra-ui/react/styled-system';

/** The same system for a page that arrived with its global styles: they are neither written nor inserted again. */
export const yaImpreso = (sistema: SystemContext): SystemContext =>
  Object.create(sistema, {
    _global: { value: [] },
    layers: { value: { ...sistema.layers, atRule: '' } },
  });
