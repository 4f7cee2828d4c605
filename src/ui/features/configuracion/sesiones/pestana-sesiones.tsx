import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import { CausaError } from '../../shared/datos/causa-error';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaMisSesiones } from '../configuracion.queries';
import { columnasSesiones } from './columnas-sesiones';
import { DialogoCerrar } from './dialogo-cerrar';

/** Where the person is signed in, and how to end it from here: a telephone that was lost, a shared computer. */
export default function PestanaSesiones() {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaMisSesiones(servicios));
  const [cerrando, setCerrando] = useState<SesionAbierta | 'demas' | null>(null);
  if (consulta.data === null) return <EmptyState title="Este servicio no muestra las sesiones abiertas" />;
  const sesiones = consulta.data ?? [];
  const columnas = columnasSesiones({ ahora: servicios.reloj.ahora(), onCerrar: setCerrando });
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
        <Box flex="1" minWidth="16rem" maxWidth="65ch">
          Si no reconoce alguna, ciérrela y cambie su contraseña. Una sesión sin uso se cierra sola a los 30
          minutos.
        </Box>
        {sesiones.some(({ actual }) => !actual) ? (
          <Button onClick={() => setCerrando('demas')}>Cerrar las demás</Button>
        ) : null}
      </Box>
      <DataTable
        caption="Sesiones abiertas"
        columns={columnas}
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
