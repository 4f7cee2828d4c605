import { Eye, ShieldCheck } from 'lucide-react';
import { ETIQUETA_ROL, type Rol } from '@/domain/shared/rol';
import { StatusTag } from '@/ui/shared/status-tag';

export function RolTag({ rol }: { rol: Rol }) {
  const esAdministrador = rol === 'ADMINISTRADOR';
  const Icono = esAdministrador ? ShieldCheck : Eye;
  return (
    <StatusTag tone={esAdministrador ? 'brand' : 'neutral'} icon={<Icono size={12} aria-hidden />}>
      {ETIQUETA_ROL[rol]}
    </StatusTag>
  );
}
