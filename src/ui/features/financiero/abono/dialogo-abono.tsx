import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { DialogoCargando } from '../../shared/formulario/dialogo-cargando';
import { DialogoSinRegistro } from '../../shared/formulario/dialogo-sin-registro';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaMensualidad } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { AbonoRegistrado } from './abono-registrado';
import { FormularioAbono } from './formulario-abono';

type DialogoAbonoProps = { id: Id; hacer: ManejadoresMensualidad; onClose: () => void };

/** The form and, once the service has answered, the receipt. Nothing is shown as paid before. */
export default function DialogoAbono({ id, hacer, onClose }: DialogoAbonoProps) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaMensualidad(servicios, id));
  const [pagada, setPagada] = useState<Mensualidad | null>(null);
  if (pagada) return <AbonoRegistrado mensualidad={pagada} hacer={hacer} onClose={onClose} />;
  if (consulta.data)
    return <FormularioAbono mensualidad={consulta.data} onRegistrado={setPagada} onClose={onClose} />;
  if (consulta.isPending) return <DialogoCargando titulo="Registrar abono" onClose={onClose} />;
  return (
    <DialogoSinRegistro
      titulo="Registrar abono"
      error={consulta.error}
      tituloError={mensajeErrorCargar('mensualidades')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
      onClose={onClose}
    />
  );
}
