import { Box } from '@chakra-ui/react/box';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { nombreParticipante } from '../etiquetas-financiero';

/** `null` when the service does not tell it. */
const consultaPago = (servicios: ServiciosPanel, id: Id) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'pago', String(id)],
    queryFn: () => servicios.pagos().then((casos) => casos.obtener(id)),
  });

type ResumenPagoProps = {
  pago: Id;
  /** Until it is known. */
  mientras: ReactNode;
};

/** How much a payment of several fees was, whose, and what of each fee would be owed again. */
export function ResumenPago({ pago: id, mientras }: ResumenPagoProps) {
  const { servicios } = usePanel();
  const { data: pago } = useQuery(consultaPago(servicios, id));
  if (!pago) return mientras;
  return (
    <Box overflowWrap="anywhere">
      <Box as="p" fontWeight="semibold">
        {`Pago de ${formatearPesos(pago.valor)} de ${pago.pagador.nombre}, del ${formatearFecha(pago.fecha)}`}
      </Box>
      <Box as="ul" listStyle="none" aria-label="Lo que pagó" color="fg.muted">
        {pago.partes
          .filter(({ anulado_en }) => anulado_en === null)
          .map((parte) => (
            <li key={parte.abono_id}>
              {`${nombreDeCobro(parte)}, de ${nombreParticipante(parte)}: ${formatearPesos(parte.valor)}`}
            </li>
          ))}
      </Box>
    </Box>
  );
}
