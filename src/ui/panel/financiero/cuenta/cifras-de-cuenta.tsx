import { Box } from '@chakra-ui/react/box';
import { Amount } from '@/ui/shared/amount';
import type { DetailItem } from '@/ui/shared/detail-list';

type CifrasDeCuenta = Record<'saldo' | 'vencido' | 'cobrado' | 'abonado', number>;

/** What an account comes to, of a person or of who pays: what is owed first. */
export const cifrasDeCuenta = ({ saldo, vencido, cobrado, abonado }: CifrasDeCuenta): DetailItem[] => [
  { label: 'Saldo', half: true, value: <Amount value={saldo} strong /> },
  {
    label: 'Vencido',
    half: true,
    value: (
      <Box as="span" color={vencido > 0 ? 'error.fg' : undefined}>
        <Amount value={vencido} strong={vencido > 0} />
      </Box>
    ),
  },
  { label: 'Cobrado', half: true, value: <Amount value={cobrado} /> },
  { label: 'Abonado', half: true, value: <Amount value={abonado} /> },
];
