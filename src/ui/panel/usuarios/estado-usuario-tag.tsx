import { type EstadoUsuario, ETIQUETA_ESTADO_USUARIO } from '@/domain/usuarios/opciones-usuario';
import { StatusTag } from '@/ui/shared/status-tag';

export function EstadoUsuarioTag({ estado }: { estado: EstadoUsuario }) {
  return (
    <StatusTag tone={estado === 'ACTIVO' ? 'success' : 'neutral'}>
      {ETIQUETA_ESTADO_USUARIO[estado]}
    </StatusTag>
  );
}
