import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DIAS_EN_PAPELERA, type EnPapelera } from '@/domain/archivos/papelera';
import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { DataTable } from '@/ui/shared/data-table';
import { toaster } from '@/ui/shared/toast-store';
import { avisarFalloAlEscribir } from '../comun/datos/avisar-error';
import { CajaError } from '../comun/datos/caja-error';
import { CausaError } from '../comun/datos/causa-error';
import { recuperarFoco } from '../comun/datos/recuperar-foco';
import { useRefrescar } from '../comun/datos/use-refrescar';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_ARCHIVO, consultaPapelera } from './archivos.queries';
import { COLUMNAS_PAPELERA, FILA_PAPELERA } from './columnas-papelera';
import { MigasCarpeta } from './migas-carpeta';

const avisoDeVuelta = ({ name }: EnPapelera, ruta: string): string => {
  const { nombre } = partirRuta(ruta);
  return nombre === name ? `${name}: restaurado` : `${name}: restaurado como «${nombre}»`;
};

/** What was replaced or deleted, for thirty days. */
export default function PapeleraArchivos({ direccionDe }: { direccionDe: (carpeta: string) => string }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaPapelera(servicios));
  const [porBorrar, setPorBorrar] = useState<EnPapelera | null>(null);
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  const alTerminar = () => refrescar().then(recuperarFoco);
  const vuelta = useMutation({
    mutationFn: ({ id }: EnPapelera) => servicios.archivos().then((casos) => casos.restaurar(id)),
    onSuccess: (ruta, cosa) => toaster.success(avisoDeVuelta(cosa, ruta)),
    onError: (error) => avisarFalloAlEscribir(error, 'Error al restaurar'),
    onSettled: alTerminar,
  });
  return (
    <>
      <Box marginBottom="4" display="grid" gap="2">
        <MigasCarpeta carpeta="" direccionDe={direccionDe} ultima="Papelera" />
        <Box as="p" textStyle="ayuda">
          {`Lo que se reemplaza o se elimina se conserva ${DIAS_EN_PAPELERA} días. Después se borra para siempre.`}
        </Box>
      </Box>
      <DataTable
        caption="Papelera"
        columns={COLUMNAS_PAPELERA}
        phone={FILA_PAPELERA}
        rows={consulta.data ?? []}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(cosa) => [
          {
            id: 'restaurar',
            label: 'Restaurar',
            icon: <RotateCcw />,
            onSelect: () => vuelta.mutate(cosa),
          },
          {
            id: 'eliminar',
            label: 'Eliminar definitivamente',
            icon: <Trash2 />,
            tone: 'danger',
            separated: true,
            onSelect: () => setPorBorrar(cosa),
          },
        ]}
        loading={consulta.isPending}
        refreshing={consulta.isFetching || vuelta.isPending}
        error={consulta.isError ? 'Error al cargar la papelera' : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
        empty={{
          title: 'La papelera está vacía',
          description: 'Aquí llega lo que se reemplaza o se elimina.',
        }}
      />
      {porBorrar ? (
        <EliminarDefinitivamente
          cosa={porBorrar}
          onClose={() => setPorBorrar(null)}
          onHecho={() => void alTerminar()}
        />
      ) : null}
    </>
  );
}

type EliminarProps = { cosa: EnPapelera; onClose: () => void; onHecho: () => void };

function EliminarDefinitivamente({ cosa, onClose, onHecho }: EliminarProps) {
  const { archivos } = usePanel().servicios;
  const borrado = useMutation({
    mutationFn: () => archivos().then((casos) => casos.eliminarDePapelera(cosa.id)),
    onSuccess: () => {
      toaster.success(`${cosa.name}: eliminado definitivamente`);
      onClose();
      onHecho();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Eliminar definitivamente"
      confirmLabel="Eliminar definitivamente"
      busyText="Eliminando..."
      busy={borrado.isPending}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    >
      <Box display="flex" flexDirection="column" gap="3" css={{ overflowWrap: 'anywhere' }}>
        <CajaError alEscribir error={borrado.error} titulo="Error al eliminar definitivamente" />
        <p>{`Se borra «${cosa.name}» para siempre${cosa.isFolder ? ', con todo lo que tiene' : ''}. No se puede deshacer.`}</p>
      </Box>
    </ConfirmDialog>
  );
}
