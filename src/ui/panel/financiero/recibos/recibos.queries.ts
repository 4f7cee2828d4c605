import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import type { Recibo } from '@/domain/mensualidades/recibo';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';

/** `null` when the service does not offer it. */
export const consultaRecibos = (servicios: ServiciosPanel, criterios: CriteriosAbonos) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'recibos', criterios],
    queryFn: () => servicios.finanzas().then((casos) => casos.abonos(criterios)),
    placeholderData: keepPreviousData,
  });

/** Of all that is filtered, whichever page is in sight; `null` when the service does not offer it. */
export const consultaSuma = (
  servicios: ServiciosPanel,
  { pagina: _pagina, limite: _limite, ...filtro }: CriteriosAbonos,
) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'suma-de-recibos', filtro],
    queryFn: () => servicios.finanzas().then((casos) => casos.sumaDeAbonos(filtro)),
    placeholderData: keepPreviousData,
  });

/** `null` when the service does not offer it. */
export const consultaRegistradores = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'registradores'],
    queryFn: () => servicios.finanzas().then((casos) => casos.registradores()),
  });

/** One payment of a receipt; what the paper says of it is `null` when the service does not keep it. */
export interface PagoDelRecibo {
  abono: AbonoEnLista;
  papel: Recibo | null;
}

/** Every payment with that number, the first one first; `null` when there is none. */
export const consultaRecibo = (servicios: ServiciosPanel, recibo: number) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'recibo', recibo],
    queryFn: async (): Promise<readonly [PagoDelRecibo, ...PagoDelRecibo[]] | null> => {
      const casos = await servicios.finanzas();
      const hallados = await casos.abonos({ recibo, anulados: true, pagina: 1, limite: LIMITE_MAXIMO });
      const [primero, ...otros] = await Promise.all(
        [...(hallados?.datos ?? [])].reverse().map(async (abono) => ({
          abono,
          papel: await casos.recibo(abono.mensualidad_id, abono.id),
        })),
      );
      return primero ? [primero, ...otros] : null;
    },
  });
