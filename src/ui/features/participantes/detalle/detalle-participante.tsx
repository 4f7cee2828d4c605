import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { LogIn, LogOut, Pencil } from 'lucide-react';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { Notice } from '@/ui/shared/notice';
import { EditadoPor } from '../../shared/datos/editado-por';
import { DialogoCargando } from '../../shared/formulario/dialogo-cargando';
import { DialogoSinRegistro } from '../../shared/formulario/dialogo-sin-registro';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import type { ManejadoresParticipante } from '../acciones-participante';
import { consultaParticipante } from '../participantes.queries';
import { useNombreSede } from '../use-nombre-sede';
import { EstadoDeCuenta } from './estado-de-cuenta';
import { HistorialParticipante } from './historial-participante';
import { ListaSeccion } from './lista-seccion';
import { datosDeAutorizacion, datosDeIdentidad, datosDeProceso, datosPrincipales } from './listas-de-datos';
import { MenuParticipante } from './menu-participante';
import { SeccionAcudientes } from './seccion-acudientes';
import { SeccionReservada } from './seccion-reservada';

type DetalleParticipanteProps = { id: Id; hacer: ManejadoresParticipante; onClose: () => void };

/** Everything known of one participante, the most used first. */
export default function DetalleParticipante({ id, hacer, onClose }: DetalleParticipanteProps) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaParticipante(servicios, id));
  if (consulta.data) return <Ficha participante={consulta.data} hacer={hacer} onClose={onClose} />;
  if (consulta.isPending) return <DialogoCargando titulo="Participante" onClose={onClose} />;
  return (
    <DialogoSinRegistro
      titulo="Participante"
      error={consulta.error}
      tituloError={mensajeErrorCargar('participantes')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
      onClose={onClose}
    />
  );
}

type FichaProps = Omit<DetalleParticipanteProps, 'id'> & { participante: Participante };

function Ficha({ participante, hacer, onClose }: FichaProps) {
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  return (
    <DetailDialog
      open
      onClose={onClose}
      title={participante.nombre}
      items={datosPrincipales(participante, hoy, nombreSede)}
      actions={esAdministrador ? <Acciones participante={participante} hacer={hacer} /> : null}
    >
      {participante.archivado_en ? (
        <Box marginBottom="6">
          <Notice tone="neutral">Este registro está archivado.</Notice>
        </Box>
      ) : null}
      <ListaSeccion titulo="Identidad y contacto" datos={datosDeIdentidad(participante, hoy)} />
      <ListaSeccion titulo="Proceso" datos={datosDeProceso(participante)} />
      <SeccionAcudientes id={participante.id} />
      <EstadoDeCuenta participante={participante} />
      <ListaSeccion titulo="Autorización de datos" datos={datosDeAutorizacion(participante)} />
      <SeccionReservada participante={participante} />
      <HistorialParticipante participante={participante} />
      <Box as="p" textStyle="ayuda" marginTop="6">
        <EditadoPor {...participante} />
      </Box>
    </DetailDialog>
  );
}

function Acciones({ participante, hacer }: Pick<FichaProps, 'participante' | 'hacer'>) {
  const { estado, archivado_en } = participante;
  const dentro = estado === 'ACTIVO' || estado === 'CON_PERMISO';
  return (
    <>
      <MenuParticipante participante={participante} hacer={hacer} />
      {archivado_en ? null : (
        <>
          <Button
            icon={dentro ? <LogOut /> : <LogIn />}
            onClick={() => (dentro ? hacer.egresar(participante) : hacer.ingresar(participante))}
          >
            {dentro
              ? 'Registrar egreso'
              : estado === 'EGRESADO'
                ? 'Registrar reingreso'
                : 'Registrar ingreso'}
          </Button>
          <Button variant="solid" icon={<Pencil />} onClick={() => hacer.editar(participante)}>
            Editar
          </Button>
        </>
      )}
    </>
  );
}
