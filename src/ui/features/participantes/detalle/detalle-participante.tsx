import { Box } from '@chakra-ui/react/box';
import { LogIn, LogOut, Pencil, Printer } from 'lucide-react';
import type { Participante } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { Notice } from '@/ui/shared/notice';
import { PrintInstead } from '@/ui/shared/print-instead';
import { EditadoPor } from '../../shared/datos/editado-por';
import { ConRegistro } from '../../shared/formulario/con-registro';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { useFundacion } from '../../shared/panel/use-fundacion';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { rutaParticipante } from '../../shared/participantes/enlace-participante';
import { useAnotarReciente } from '../../shared/recientes/use-anotar-reciente';
import type { ManejadoresParticipante } from '../acciones-participante';
import { consultaParticipante } from '../participantes.queries';
import { useNombreSede } from '../use-nombre-sede';
import { EstadoDeCuenta } from './estado-de-cuenta';
import { HistorialParticipante } from './historial-participante';
import { HojaParticipante } from './hoja-participante';
import { ListaSeccion } from './lista-seccion';
import { datosDeAutorizacion, datosDeIdentidad, datosDeProceso, datosPrincipales } from './listas-de-datos';
import { MenuParticipante } from './menu-participante';
import { SeccionAcudientes } from './seccion-acudientes';
import { SeccionReservada } from './seccion-reservada';
import { useImpresion } from './use-impresion';

type DetalleParticipanteProps = { id: Id; hacer: ManejadoresParticipante; onClose: () => void };

/** Everything known of one participante, the most used first. */
export default function DetalleParticipante({ id, ...resto }: DetalleParticipanteProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaParticipante(servicios, id)}
      titulo="Participante"
      lista="participantes"
      onClose={resto.onClose}
    >
      {(participante) => <Ficha participante={participante} {...resto} />}
    </ConRegistro>
  );
}

type FichaProps = Omit<DetalleParticipanteProps, 'id'> & { participante: Participante };

function Ficha({ participante, hacer, onClose }: FichaProps) {
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const fundacion = useFundacion();
  useAnotarReciente({
    tipo: 'participante',
    href: rutaParticipante(participante.id),
    nombre: participante.nombre,
  });
  const alImprimir = useImpresion(participante.id);
  const imprimir = () => void alImprimir();
  return (
    <DetailDialog
      open
      onClose={onClose}
      title={participante.nombre}
      items={datosPrincipales(participante, hoy, nombreSede)}
      actions={
        esAdministrador ? (
          <Acciones participante={participante} hacer={hacer} imprimir={imprimir} />
        ) : (
          <Button icon={<Printer />} onClick={imprimir}>
            Imprimir
          </Button>
        )
      }
    >
      {participante.archivado_en ? (
        <Box marginBottom="6">
          <Notice tone="neutral">Este registro está archivado.</Notice>
        </Box>
      ) : null}
      <ListaSeccion titulo="Identidad y contacto" datos={datosDeIdentidad(participante, hoy)} />
      <ListaSeccion titulo="Proceso" datos={datosDeProceso(participante)} />
      <SeccionAcudientes participante={participante} />
      <EstadoDeCuenta participante={participante} />
      <ListaSeccion titulo="Autorización de datos" datos={datosDeAutorizacion(participante)} />
      <SeccionReservada participante={participante} />
      <HistorialParticipante participante={participante} />
      <Box as="p" textStyle="ayuda" marginTop="6">
        <EditadoPor {...participante} />
      </Box>
      <PrintInstead>
        <HojaParticipante participante={participante} fundacion={fundacion?.nombre ?? ''} />
      </PrintInstead>
    </DetailDialog>
  );
}

type AccionesProps = Pick<FichaProps, 'participante' | 'hacer'> & { imprimir: () => void };

function Acciones({ participante, hacer, imprimir }: AccionesProps) {
  const { estado, archivado_en } = participante;
  const dentro = estado === 'ACTIVO' || estado === 'CON_PERMISO';
  return (
    <>
      <MenuParticipante participante={participante} hacer={hacer} imprimir={imprimir} />
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
