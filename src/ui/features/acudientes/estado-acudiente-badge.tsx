import type { ComponentProps } from 'react';
import { type EstadoAcudiente, ETIQUETA_ESTADO_ACUDIENTE } from '@/domain/acudientes/acudiente';
import { ESTADOS_ACUDIENTE } from '@/domain/acudientes/opciones-acudiente';
import type { StatusOption } from '@/ui/shared/next-status';
import { InsigniaEstado } from '../shared/datos/insignia-estado';

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
