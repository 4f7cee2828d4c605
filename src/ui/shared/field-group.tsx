import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    '& + &': { marginTop: '6', paddingTop: '6', borderTop: '1px solid var(--chakra-colors-border)' },
    '& > legend': { float: 'left', width: 'full', textStyle: 'subtitulo' },
    '& > legend + *': { clear: 'both' },
  },
});

/** Related fields under one heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}
