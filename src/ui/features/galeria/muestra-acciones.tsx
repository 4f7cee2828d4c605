import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/shared/button';
import { IconButton } from '@/ui/shared/icon-button';
import { LinkButton } from '@/ui/shared/link-button';
import { StatusBadge } from '@/ui/shared/status-badge';
import { StatusTag } from '@/ui/shared/status-tag';
import { toaster } from '@/ui/shared/toast-store';
import { Tooltip } from '@/ui/shared/tooltip';
import { type EstadoMuestra, estadosQueGiran } from './datos-muestra';
import { Fila, Muestra } from './muestra';

const variantes = ['solid', 'outline', 'subtle', 'ghost', 'danger', 'plain'] as const;
const tonos = ['neutral', 'brand', 'success', 'warning', 'error', 'info'] as const;

export function MuestraAcciones() {
  const [estado, setEstado] = useState<EstadoMuestra>('ACTIVO');
  return (
    <Muestra titulo="Acciones y estados">
      {(['sm', 'md', 'lg'] as const).map((tamano) => (
        <Fila key={tamano}>
          {variantes.map((variante) => (
            <Button key={variante} variant={variante} size={tamano} icon={<Plus />}>
              Registrar abono
            </Button>
          ))}
        </Fila>
      ))}
      <Fila>
        <Button variant="solid" busy busyText="Guardando...">
          Guardar
        </Button>
        <Button disabled>Sin permiso</Button>
        <LinkButton href="tel:123">Llamar</LinkButton>
        <IconButton label="Editar" icon={<Pencil />} />
        <IconButton label="Editar" icon={<Pencil />} variant="outline" size="sm" />
        <Tooltip text="Texto de ayuda corto">
          {(descrito) => <Button {...descrito}>Con ayuda</Button>}
        </Tooltip>
      </Fila>
      <Fila>
        {tonos.map((tono) => (
          <StatusTag key={tono} tone={tono}>
            {`Tono ${tono}`}
          </StatusTag>
        ))}
      </Fila>
      <Fila>
        <StatusBadge status={estado} options={estadosQueGiran} onChange={setEstado} />
        <StatusBadge status={estado} options={estadosQueGiran} busy />
        <StatusBadge status={estado} options={estadosQueGiran} />
        <Button onClick={() => toaster.success('Cambios guardados.')}>Aviso de éxito</Button>
        <Button onClick={() => toaster.error('Error al actualizar sede')}>Aviso de error</Button>
        <Button
          onClick={() => toaster.info('Sede archivada.', { label: 'Deshacer', onClick: () => undefined })}
        >
          Aviso con Deshacer
        </Button>
      </Fila>
    </Muestra>
  );
}
