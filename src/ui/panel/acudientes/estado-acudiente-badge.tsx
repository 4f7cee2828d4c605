import type { ComponentProps } from 'react';
import {
  ESTADOS_ACUDIENTE,
  type EstadoAcudiente,
  ETIQUETA_ESTADO_ACUDIENTE,
} from '@/domain/acudientes/opciones-acudiente';
import type { StatusOption } from '@/ui/shared/next-status';
import { InsigniaEstado } from '../comun/datos/insignia-estado';

const OPCIONES: readonly StatusOption<EstadoAcudiente>[] = ESTADOS_ACUDIENTE.map((value) => ({
  value,
  label: ETIQUETA_ESTADO_ACUDIENTE[value],
  tone: value === 'ACTIVO' ? 'success' : 'neutral',
}));

export function EstadoAcudienteBadge(
  props: Omit<ComponentProps<typeof InsigniaEstado<EstadoAcudiente>>, 'opciones'>,
) {
  return <InsigniaEstado {...props} opciones={OPCIONES} />;
}
