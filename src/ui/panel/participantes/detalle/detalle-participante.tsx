import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { CambioRegistrado } from '@/domain/actividad/actividad';
import type { Participante } from '@/domain/participantes/participante';
import { esCampoReservado } from '@/domain/shared/campos-reservados';
import type { Id } from '@/domain/shared/id';
import { consultaConfiguracion } from '@/ui/panel/comun/datos/configuracion.queries';
import { EditadoPor } from '@/ui/panel/comun/datos/editado-por';
import { HistorialCambios } from '@/ui/panel/comun/datos/historial-cambios';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import { rutaParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { useAnotarReciente } from '@/ui/panel/comun/recientes/use-anotar-reciente';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { MoreActions } from '@/ui/shared/more-actions';
import { Notice } from '@/ui/shared/notice';
import { PrintInstead } from '@/ui/shared/print-instead';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { accionesParticipante, type ManejadoresParticipante } from '../acciones-participante';
import { etiquetaDe, tieneEtiqueta, valorEnPalabras } from '../etiquetas-participante';
import { consultaEstadoDeCuenta, consultaEstancias, consultaParticipante } from '../ficha.queries';
import { APrimeraVista } from './a-primera-vista';
import { EstadoDeCuenta } from './estado-de-cuenta';
import { HojaParticipante } from './hoja-participante';
import { ListaSeccion } from './lista-seccion';
import { datosDeAutorizacion, datosDeContacto, datosDeIdentidad, datosDeProceso } from './listas-de-datos';
import { LoQueFalta } from './lo-que-falta';
import { SeccionAcudientes } from './seccion-acudientes';
import { SeccionBitacora } from './seccion-bitacora';
import { SeccionEstancias } from './seccion-estancias';
import { SeccionPapeles } from './seccion-papeles';
import { SeccionReservada, usePuedeVerReservados } from './seccion-reservada';

/** Prints the card once its lists, and whose paper it is, have come: paper does not wait. What failed is said on it. */
const useImpresion = (id: Id) => {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  return async (): Promise<void> => {
    await Promise.allSettled([
      cliente.ensureQueryData(consultaEstancias(servicios, id)),
      cliente.ensureQueryData(consultaAcudientesDe(servicios, id)),
      cliente.ensureQueryData(consultaEstadoDeCuenta(servicios, id)),
      cliente.ensureQueryData(consultaConfiguracion(servicios)),
    ]);
    window.print();
  };
};

function HistorialParticipante({ participante }: { participante: Participante }) {
  const puedeVerReservados = usePuedeVerReservados(participante);
  const nombreSede = useNombreSede();
  const describirCambio = ({ campo, antes, despues }: CambioRegistrado) => {
    if (!tieneEtiqueta(campo) || (esCampoReservado(campo) && !puedeVerReservados)) return null;
    return {
      etiqueta: etiquetaDe(campo),
      antes: valorEnPalabras(campo, antes, nombreSede),
      despues: valorEnPalabras(campo, despues, nombreSede),
    };
  };
  return <HistorialCambios entidad="participante" id={participante.id} describirCambio={describirCambio} />;
}

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
  const contexto = { p: participante, hoy: useHoy(), nombreSede: useNombreSede() };
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
      lead={
        <>
          <APrimeraVista participante={participante} />
          {esAdministrador ? <LoQueFalta participante={participante} hacer={hacer} /> : null}
        </>
      }
      items={datosDeContacto(contexto)}
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
      <ListaSeccion titulo="Identidad y contacto" datos={datosDeIdentidad(contexto)} />
      <ListaSeccion titulo="Proceso" datos={datosDeProceso(contexto)} />
      <SeccionBitacora participante={participante} escribir={() => hacer.escribirNovedad(participante)} />
      <SeccionEstancias participante={participante} />
      <SeccionAcudientes participante={participante} />
      <EstadoDeCuenta participante={participante} />
      <SeccionPapeles participante={participante} />
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

/** The step of the process that the person is at: on a phone what happens every day, with a mouse what ends a stay. */
const pasoAPie = ({ estado }: Participante, estrecha: boolean): { id: string; corto: string } => {
  if (estado === 'PREINGRESO') return { id: 'ingreso', corto: 'Ingreso' };
  if (estado === 'EGRESADO') return { id: 'ingreso', corto: 'Reingreso' };
  if (!estrecha) return { id: 'egreso', corto: 'Egreso' };
  return estado === 'ACTIVO' ? { id: 'permiso', corto: 'Permiso' } : { id: 'regreso', corto: 'Regreso' };
};

function Acciones({ participante, hacer, imprimir }: AccionesProps) {
  const estrecha = useMediaQuery(MOBILE);
  const acciones = accionesParticipante(participante, hacer, true);
  const { id: pie, corto } = pasoAPie(participante, estrecha);
  const paso = acciones.find(({ id }) => id === pie);
  const editar = acciones.find(({ id }) => id === 'editar');
  const aLaVista = new Set(['ver', ...(paso ? [pie] : []), ...(paso && editar ? ['editar'] : [])]);
  const impresion = { id: 'imprimir', label: 'Imprimir', icon: <Printer />, onSelect: imprimir };
  return (
    <>
      <MoreActions actions={[impresion, ...acciones.filter(({ id }) => !aLaVista.has(id))]} />
      {paso ? (
        <Button icon={estrecha ? null : paso.icon} onClick={paso.onSelect}>
          {estrecha ? corto : paso.label}
        </Button>
      ) : null}
      {paso && editar ? (
        <Button variant="solid" icon={estrecha ? null : editar.icon} onClick={editar.onSelect}>
          {editar.label}
        </Button>
      ) : null}
    </>
  );
}
