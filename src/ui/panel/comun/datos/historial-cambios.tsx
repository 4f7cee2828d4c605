import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Actividad, CambioRegistrado } from '@/domain/actividad/actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import type { Id } from '@/domain/shared/id';
import { Button } from '@/ui/shared/button';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { usePanel } from '../panel/use-panel';
import { CajaError } from './caja-error';
import { claveDe } from './clave-de';
import { HaceCuanto } from './editado-por';
import { SeccionDetalle } from './seccion-detalle';

const ACCIONES: Readonly<Record<string, string>> = {
  CREAR: 'creó el registro',
  ACTUALIZAR: 'cambió',
  ARCHIVAR: 'archivó el registro',
  RESTAURAR: 'restauró el registro',
  ELIMINAR: 'eliminó el registro',
};

const PRIMERAS = 5;

type HistorialCambiosProps = {
  entidad: EntidadActividad;
  id: Id;
  /** Null leaves the change out: it is not for this person, or says nothing to them. */
  describirCambio: (cambio: CambioRegistrado) => { etiqueta: string; antes: string; despues: string } | null;
};

/** Who changed what and when. Nothing at all when the service keeps no history. */
export function HistorialCambios({ entidad, id, describirCambio }: HistorialCambiosProps) {
  const { servicios } = usePanel();
  const [completo, setCompleto] = useState(false);
  const consulta = useQuery({
    queryKey: [...claveDe('actividad'), entidad, String(id)],
    queryFn: () => servicios.actividad().then((casos) => casos.listarDe(entidad, id, { soloCambios: true })),
  });
  if (consulta.data === null) return null;
  const lineas = consulta.data ?? [];
  const visibles = completo ? lineas : lineas.slice(0, PRIMERAS);
  return (
    <SeccionDetalle titulo="Historial de cambios">
      {consulta.isPending ? <LoadingIndicator size="sm" text="Cargando historial..." /> : null}
      <CajaError
        error={consulta.error}
        titulo="Error al cargar el historial"
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
      {consulta.data && lineas.length === 0 ? (
        <Box as="p" color="fg.muted">
          Sin cambios registrados.
        </Box>
      ) : null}
      <Box as="ol" listStyle="none" display="grid" gap="3">
        {visibles.map((linea) => (
          <LineaHistorial key={linea.id} linea={linea} describirCambio={describirCambio} />
        ))}
      </Box>
      {lineas.length > visibles.length ? (
        <Button variant="plain" size="sm" onClick={() => setCompleto(true)}>
          {`Ver los ${lineas.length} cambios`}
        </Button>
      ) : null}
    </SeccionDetalle>
  );
}

type LineaHistorialProps = { linea: Actividad } & Pick<HistorialCambiosProps, 'describirCambio'>;

function LineaHistorial({ linea, describirCambio }: LineaHistorialProps) {
  const cambios = linea.accion === 'CREAR' ? [] : linea.cambios;
  return (
    <Box as="li" borderInlineStart="2px solid" borderColor="border" paddingInlineStart="3">
      <Box as="p" fontSize="sm">
        <Box as="span" fontWeight="semibold" overflowWrap="anywhere">
          {linea.usuario ?? 'El sistema'}
        </Box>{' '}
        {ACCIONES[linea.accion] ?? linea.accion.toLowerCase()}{' '}
        <Box as="span" color="fg.muted">
          <HaceCuanto instante={linea.fecha} />
        </Box>
      </Box>
      <Box as="ul" listStyle="none" fontSize="sm" color="fg.muted">
        {cambios.map((cambio) => {
          const descrito = describirCambio(cambio);
          if (!descrito) return null;
          return (
            <Box as="li" key={cambio.campo} overflowWrap="anywhere">
              {descrito.etiqueta}: <del>{descrito.antes}</del> → <ins>{descrito.despues}</ins>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
