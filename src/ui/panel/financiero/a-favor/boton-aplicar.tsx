import { useQuery } from '@tanstack/react-query';
import { PiggyBank } from 'lucide-react';
import { orden } from '@/application/servicios/orden';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { toaster } from '@/ui/shared/toast-store';
import { mensualidadEnFrase, nombreParticipante } from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { consultaAFavor } from './a-favor.queries';

/** Pays a fee with what there is in favour of who pays it: all that fits, in one click. Nothing at all when there is none. */
export function BotonAplicar({ mensualidad }: { mensualidad: MensualidadEnLista }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const { data } = useQuery({
    ...consultaAFavor(servicios, clavePagador(mensualidad)),
    enabled: esAdministrador && mensualidad.saldo > 0,
  });
  const valor = Math.min(data?.saldo ?? 0, mensualidad.saldo);
  const cual = `${mensualidadEnFrase(mensualidad)} de ${nombreParticipante(mensualidad)}`;
  const { enviar, guardando } = useEscritura<number, unknown>({
    nombre: `aplicar:${mensualidad.id}`,
    que: (aplicado) => `Aplicar ${formatearPesos(aplicado)} a favor a ${cual}`,
    hacer: (aplicado, clave) =>
      orden('saldosAFavor', 'aplicar', mensualidad.id, { valor: aplicado }, { clave }),
    alHacer: () => {
      toaster.success(`Saldo a favor aplicado a ${cual}`);
      void refrescar();
    },
    alRechazar: (error) => avisarError(error, mensajeErrorEscritura('actualizar', 'mensualidad')),
    alDudar: () => undefined,
  });
  if (!esAdministrador || valor === 0) return null;
  return (
    <Button
      icon={<PiggyBank />}
      busy={guardando}
      busyText="Aplicando..."
      aria-label={`Aplicar saldo a favor: ${formatearPesos(valor)} a ${cual}`}
      onClick={() => enviar(valor)}
    >
      {`Aplicar saldo a favor: ${formatearPesos(valor)}`}
    </Button>
  );
}
