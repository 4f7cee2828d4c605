import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import { formatearInstante } from '@/domain/shared/fechas';
import { CausaError } from '@/ui/panel/comun/datos/causa-error';
import { HaceCuanto } from '@/ui/panel/comun/datos/editado-por';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { EmptyState } from '@/ui/shared/empty-state';
import { StatusTag } from '@/ui/shared/status-tag';
import { consultaMisSesiones } from '../configuracion.queries';
import { DialogoCerrar } from './dialogo-cerrar';

type Columnas = [Column<SesionAbierta>, ...Column<SesionAbierta>[]];

type Cerrar = (sesion: SesionAbierta) => void;

const columnasSesiones = (onCerrar: Cerrar): Columnas => [
  {
    id: 'dispositivo',
    header: 'Dispositivo',
    cell: (sesion) => sesion.dispositivo,
    secondary: (sesion) => (sesion.direccion ? `desde ${sesion.direccion}` : null),
  },
  {
    id: 'creada_en',
    header: 'Abierta desde',
    cell: (sesion) => <time dateTime={sesion.creada_en}>{formatearInstante(sesion.creada_en)}</time>,
  },
  {
    id: 'ultimo_uso',
    header: 'Último uso',
    cell: (sesion) => <HaceCuanto instante={sesion.ultimo_uso} />,
  },
  {
    id: 'accion',
    header: 'Acción',
    width: '10rem',
    cell: (sesion) => <Accion sesion={sesion} onCerrar={onCerrar} />,
  },
];

const filaSesion = (onCerrar: Cerrar): PhoneRow<SesionAbierta> => ({
  detail: ({ direccion, ultimo_uso }) => (
    <>
      {direccion ? `desde ${direccion} · ` : ''}último uso <HaceCuanto instante={ultimo_uso} />
    </>
  ),
  mark: (sesion) => <Accion sesion={sesion} onCerrar={onCerrar} />,
  wrap: true,
});

function Accion({ sesion, onCerrar }: { sesion: SesionAbierta; onCerrar: Cerrar }) {
  return sesion.actual ? (
    <StatusTag tone="success">Esta sesión</StatusTag>
  ) : (
    <Button size="sm" aria-label={`Cerrar ${sesion.dispositivo}`} onClick={() => onCerrar(sesion)}>
      Cerrar
    </Button>
  );
}

/** Where the person is signed in, and how to end it from here: a telephone that was lost, a shared computer. */
export default function PestanaSesiones() {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaMisSesiones(servicios));
  const [cerrando, setCerrando] = useState<SesionAbierta | 'demas' | null>(null);
  if (consulta.data === null) return <EmptyState title="Este servicio no muestra las sesiones abiertas" />;
  const sesiones = consulta.data ?? [];
  return (
    <>
      <Box
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
        marginBottom="4"
      >
        <Box flex="1" minWidth="min(16rem, 100%)" maxWidth="65ch">
          Si no reconoce alguna, ciérrela y cambie su contraseña. Una sesión sin uso se cierra sola a los 30
          minutos.
        </Box>
        {sesiones.some(({ actual }) => !actual) ? (
          <Button onClick={() => setCerrando('demas')}>Cerrar las demás</Button>
        ) : null}
      </Box>
      <DataTable
        caption="Sesiones abiertas"
        columns={columnasSesiones(setCerrando)}
        phone={filaSesion(setCerrando)}
        rows={sesiones}
        rowId={(sesion) => sesion.id}
        rowName={(sesion) => sesion.dispositivo}
        loading={consulta.isPending}
        refreshing={consulta.isFetching}
        error={consulta.isError ? 'Error al cargar sesiones' : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
      />
      {cerrando ? (
        <DialogoCerrar sesion={cerrando === 'demas' ? null : cerrando} onClose={() => setCerrando(null)} />
      ) : null}
    </>
  );
}
