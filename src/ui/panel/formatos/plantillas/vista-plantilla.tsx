import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Archive, FileCheck, FilePen, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  ETIQUETA_ESTADO_FORMATO,
  type Formato,
  type FormatoEnLista,
  puedePasarA,
  sePuedeReescribir,
} from '@/domain/formatos/formato';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { HojaDocumento } from '@/ui/panel/formatos/hoja/hoja-formato';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { type HeaderAction, HeaderActions } from '@/ui/shared/page-header';
import { PrintButton } from '@/ui/shared/print-sheet';
import { SelectInput } from '@/ui/shared/select-input';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { consultaDocumento, consultaFormato, consultaPlantillas } from '../formatos.queries';
import { AvisosDocumento } from '../hoja/avisos-documento';
import { BarraVista, BotonesDePapel } from './barra-vista';
import { type Decision, DecisionFormato } from './decision-formato';
import { EstadoFormatoTag } from './estado-formato-tag';
import { MuestraFormato } from './muestra-formato';
import { usePlantillas } from './use-plantillas';

const enPalabras = ({ edicion, estado, vigente_desde }: FormatoEnLista): string => {
  const desde = vigente_desde ? `, desde ${formatearInstante(vigente_desde)}` : '';
  return `Versión ${edicion} · ${ETIQUETA_ESTADO_FORMATO[estado]}${desde}`;
};

/** The other versions of a template: what was signed in its day can always be read. */
function SelectorVersion({ formato }: { formato: FormatoEnLista }) {
  const { servicios } = usePanel();
  const id = useId();
  const { abrir } = usePlantillas();
  const { data } = useQuery(consultaPlantillas(servicios));
  const versiones = data?.find(({ actual }) => actual.codigo === formato.codigo)?.versiones ?? [];
  if (versiones.length < 2) return null;
  return (
    <Box flex="1 1 16rem" minWidth="0" maxWidth={{ md: '26rem' }}>
      <Box as="label" display="block" marginBottom="1" fontSize="sm" color="fg.muted" {...{ htmlFor: id }}>
        Versión
      </Box>
      <SelectInput
        id={id}
        value={String(formato.id)}
        placeholder={null}
        options={versiones.map((version) => ({ value: String(version.id), label: enPalabras(version) }))}
        onChange={(elegida) => abrir(versiones.find((v) => String(v.id) === String(elegida))?.id)}
      />
    </Box>
  );
}

/** A template filled for one person, with what to know before printing it. */
function DocumentoDePersona({ formato, participante }: { formato: Id; participante: Id }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaDocumento(servicios, formato, participante));
  if (consulta.isPending) return <LoadingIndicator />;
  if (!consulta.data) {
    return (
      <CajaError
        error={consulta.error}
        titulo="Error al preparar el documento"
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
    );
  }
  const { impedimento } = consulta.data;
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <AvisosDocumento {...consulta.data} participante={participante} />
      {impedimento ? (
        <p className="solo-impresion">{`No se puede expedir todavía. ${impedimento}.`}</p>
      ) : null}
      <Box className={impedimento ? 'no-imprimir' : undefined}>
        <HojaDocumento documento={consulta.data} />
      </Box>
    </Box>
  );
}

/** What an administrator does with a version: the state says which. */
function AccionesFormato({ formato }: { formato: Formato }) {
  const { editar } = usePlantillas();
  const [decision, setDecision] = useState<Decision | null>(null);
  const enBorrador = sePuedeReescribir(formato.estado);
  const decidir = (id: Decision, label: string, icon: ReactNode): HeaderAction => ({
    ...{ id, label, icon },
    onSelect: () => setDecision(id),
  });
  const acciones: readonly HeaderAction[] = [
    ...(enBorrador ? [decidir('descartar', 'Descartar borrador', <Trash2 />)] : []),
    ...(puedePasarA(formato.estado, 'OBSOLETO') ? [decidir('retirar', 'Retirar', <Archive />)] : []),
    {
      id: 'editar',
      label: enBorrador ? 'Editar borrador' : 'Crear versión nueva',
      icon: <FilePen />,
      onSelect: () => editar(formato.id),
    },
    ...(puedePasarA(formato.estado, 'VIGENTE') ? [decidir('publicar', 'Publicar', <FileCheck />)] : []),
  ];
  return (
    <>
      <HeaderActions more={acciones} />
      {decision ? (
        <DecisionFormato formato={formato} decision={decision} onClose={() => setDecision(null)} />
      ) : null}
    </>
  );
}

/** One version of a template: as it is, or filled for whoever is chosen. */
export default function VistaPlantilla({ id }: { id: Id }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaFormato(servicios, id));
  if (consulta.data) return <Vista formato={consulta.data} />;
  if (consulta.isPending) return <LoadingIndicator />;
  return consulta.error ? (
    <CajaError
      error={consulta.error}
      titulo={mensajeErrorCargar('plantillas')}
      onRetry={() => void consulta.refetch()}
      retrying={consulta.isFetching}
    />
  ) : (
    <EmptyState
      filtered
      title="Esta plantilla no existe"
      description="Es posible que alguien haya descartado el borrador."
    />
  );
}

function Vista({ formato }: { formato: Formato }) {
  const { participante } = usePlantillas().busqueda;
  const esAdministrador = useEsAdministrador();
  // On a phone, what is done with the paper comes before what is done with its template.
  const estrecha = useMediaQuery(MOBILE);
  const deLaPlantilla = esAdministrador ? <AccionesFormato formato={formato} /> : null;
  return (
    <>
      <BarraVista
        titulo={
          <>
            <Box as="h2" textStyle="subtitulo" overflowWrap="anywhere">
              {formato.nombre}
            </Box>
            <EstadoFormatoTag estado={formato.estado} />
          </>
        }
        otros={<SelectorVersion formato={formato} />}
        acciones={
          <>
            {estrecha ? null : deLaPlantilla}
            {participante === undefined ? <PrintButton>Imprimir en blanco</PrintButton> : null}
            {participante === undefined ? null : <Expedir formato={formato} participante={participante} />}
            {estrecha ? deLaPlantilla : null}
          </>
        }
      />
      {participante === undefined ? (
        <MuestraFormato formato={formato} />
      ) : (
        <DocumentoDePersona formato={formato.id} participante={participante} />
      )}
    </>
  );
}

/** A paper that must not be issued has no button to issue it: the notice below says why. */
function Expedir({ formato, participante }: { formato: Formato; participante: Id }) {
  const { servicios } = usePanel();
  const { data } = useQuery(consultaDocumento(servicios, formato.id, participante));
  if (!data || data.impedimento) return null;
  return (
    <BotonesDePapel
      texto="PDF"
      documento={{
        pedir: () => servicios.documentosFormato().then((casos) => casos.documento(formato.id, participante)),
        nombre: `${formato.codigo.toLowerCase()}-${participante}.pdf`,
      }}
    />
  );
}
