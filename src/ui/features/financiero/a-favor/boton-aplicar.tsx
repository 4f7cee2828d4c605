import { useMutation, useQuery } from '@tanstack/react-query';
import { PiggyBank } from 'lucide-react';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { clavePagador } from '@/domain/shared/pagador';
import { Button } from '@/ui/shared/button';
import { toaster } from '@/ui/shared/toast-store';
import { avisarError } from '../../shared/datos/avisar-error';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { useClaveIdempotencia } from '../../shared/formulario/clave-idempotencia';
import { useUnaVez } from '../../shared/formulario/use-una-vez';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { usePanel } from '../../shared/panel/use-panel';
import { mensualidadEnFrase, nombreParticipante } from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { consultaAFavor } from './a-favor.queries';

/** Pays a fee with what there is in favour of who pays it: all that fits, in one click. Nothing at all when there is none. */
export function BotonAplicar({ mensualidad }: { mensualidad: MensualidadEnLista }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const clave = useClaveIdempotencia(servicios.ids);
  const { data } = useQuery({
    ...consultaAFavor(servicios, clavePagador(mensualidad)),
    enabled: esAdministrador && mensualidad.saldo > 0,
  });
  const valor = Math.min(data?.saldo ?? 0, mensualidad.saldo);
  const cual = `${mensualidadEnFrase(mensualidad)} de ${nombreParticipante(mensualidad)}`;
  const aplicacion = useMutation({
    networkMode: 'always',
    mutationFn: () => servicios.saldosAFavor.aplicar(mensualidad.id, { valor }, { clave: clave.actual() }),
    onSuccess: async () => {
      toaster.success(`${formatearPesos(valor)} a favor, aplicados a ${cual}`);
      await refrescar();
    },
    onError: (error) => {
      clave.trasError(error);
      avisarError(error, mensajeErrorEscritura('actualizar', 'mensualidad'));
    },
  });
  const aplicar = useUnaVez(aplicacion.mutateAsync);
  if (!esAdministrador || valor === 0) return null;
  return (
    <Button
      icon={<PiggyBank />}
      busy={aplicacion.isPending}
      busyText="Aplicando..."
      aria-label={`Aplicar saldo a favor de ${formatearPesos(valor)} a ${cual}`}
      onClick={() => void aplicar()}
    >
      {`Aplicar saldo a favor: ${formatearPesos(valor)}`}
    </Button>
  );
}
