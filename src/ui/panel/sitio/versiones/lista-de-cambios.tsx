import { chakra } from '@chakra-ui/react/styled-system';

const Lista = chakra('ul', {
  base: { marginTop: '2', paddingInlineStart: '5', listStyle: 'disc', overflowWrap: 'anywhere' },
});

/** What changed of each part, in words. */
export const ListaDeCambios = ({ cambios }: { cambios: readonly string[] }) => (
  <Lista>
    {cambios.map((cambio) => (
      <li key={cambio}>{cambio}</li>
    ))}
  </Lista>
);
