import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Notice } from '@/ui/shared/notice';
import { BotonAplicar } from '../a-favor/boton-aplicar';
import { consultaCartera, consultaCuentaDePagador } from '../financiero.queries';
import { porPagarDe } from '../pago/por-pagar';

/** As many as fit in a dialog; the others are in Cartera, in the same order. */
const EN_LISTA = 10;
const LAS_QUE_MAS_TIENEN = { orden: '-a_favor', pagina: 1, limite: LIMITE_MAXIMO };

/** Who owes something and has something in their favour, with one click to use it on what they owe first. */
export function ConSaldoAFavor() {
  const { servicios } = usePanel();
  const { data } = useQuery({ ...consultaCartera(servicios, LAS_QUE_MAS_TIENEN), staleTime: 0 });
  const suyos = data?.datos.filter(({ a_favor, saldo }) => a_favor > 0 && saldo > 0) ?? [];
  if (suyos.length === 0) return null;
  const total = suyos.reduce((suma, { a_favor }) => suma + a_favor, 0);
  const otras = suyos.length - EN_LISTA;
  return (
    <Notice
      tone="info"
      role="status"
      title={`${suyos.length === 1 ? '1 persona que debe tiene' : `${formatearNumero(suyos.length)} personas que deben tienen`} saldo a favor: ${formatearPesos(total)}`}
    >
      No se descuenta solo: con un clic se aplica a lo que cada una debe primero.
      <Box as="ul" listStyle="none" aria-label="Con saldo a favor" marginTop="2">
        {suyos.slice(0, EN_LISTA).map((pagador) => (
          <ConSuSaldo key={pagador.clave} pagador={pagador} />
        ))}
      </Box>
      {otras > 0 ? (
        <EnlacePanel href="/financiero?pestana=cartera&orden=-a_favor">
          {otras === 1 ? 'Ver la otra en Cartera' : `Ver las otras ${otras} en Cartera`}
        </EnlacePanel>
      ) : null}
    </Notice>
  );
}

function ConSuSaldo({ pagador: { clave, nombre, a_favor } }: { pagador: PagadorEnCartera }) {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaCuentaDePagador(servicios, clave));
  const [primera] = data ? porPagarDe(data) : [];
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      paddingBlock="1.5"
    >
      <span>{`${nombre}: ${formatearPesos(a_favor)} a favor`}</span>
      {primera ? <BotonAplicar mensualidad={primera} /> : null}
    </Box>
  );
}
