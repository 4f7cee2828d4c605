import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { descargar } from '@/ui/panel/comun/exportacion/descargar';
import { hojasDePlantilla } from '@/ui/panel/comun/importacion/plantilla';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { FileInput } from '@/ui/shared/file-input';
import { Modal } from '@/ui/shared/modal';
import { ProgressBar } from '@/ui/shared/progress-bar';
import { Steps } from '@/ui/shared/steps';
import { toaster } from '@/ui/shared/toast-store';
import { CajaError } from '../datos/caja-error';
import { explicarError } from '../datos/explicar-error';
import { GuardaSalida } from '../formulario/guarda-salida';
import type { Importable } from './importable';
import { PasoColumnas } from './paso-columnas';
import { PasoResultado } from './paso-resultado';
import { PasoRevision } from './paso-revision';
import { type Importacion, useImportacion } from './use-importacion';
import { FILAS_POR_ARCHIVO } from './use-lista';

/** A workbook with the titles as they are, so that what is filled in it needs no matching. */
function BotonPlantilla<D>({ importable }: { importable: Importable<D> }) {
  const { servicios, queryClient } = usePanel();
  const hoy = useHoy();
  const bajar = useMutation({
    mutationFn: async () => {
      const datos = await importable.cargar({ servicios, queryClient, hoy });
      const [lista, guia] = hojasDePlantilla(importable.columnas, (campo) =>
        importable.opciones?.(campo, datos),
      );
      const [{ hojaDe }, { aLibro }] = await Promise.all([
        import('../exportacion/xlsx'),
        import('../exportacion/libro-xlsx'),
      ]);
      descargar(aLibro([hojaDe(lista), hojaDe(guia)]), `plantilla-${importable.entidad}.xlsx`);
    },
    onError: () => toaster.error('No se pudo preparar la plantilla. Revise su conexión e intente de nuevo.'),
  });
  return (
    <Button
      size="sm"
      icon={<FileDown />}
      busy={bajar.isPending}
      busyText="Preparando..."
      onClick={() => bajar.mutate()}
    >
      Descargar plantilla
    </Button>
  );
}

function PasoArchivo<D>({
  importacion: { archivo, elegirArchivo, lectura, importable },
}: {
  importacion: Importacion<D>;
}) {
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Box as="p" flex="1" minWidth="14rem">
          ¿Todavía no tiene la lista? La plantilla trae los títulos, una fila de ejemplo y lo que se puede
          escribir.
        </Box>
        <BotonPlantilla importable={importable} />
      </Box>
      <FileInput
        label={importable.archivo}
        help={`CSV o Excel (.xlsx), hasta ${formatearNumero(FILAS_POR_ARCHIVO)} filas: una fila por ${importable.cadaFila}, debajo de los títulos de las columnas.`}
        accept=".csv,.tsv,.txt,.xlsx"
        file={archivo}
        onChange={elegirArchivo}
        error={lectura.error ? explicarError(lectura.error).causa : undefined}
        disabled={lectura.isPending}
      />
      <p>Todavía no se guarda nada: primero verá qué se va a importar.</p>
    </Box>
  );
}

/** Where the rows were: nothing of them can change while they are sent. */
function EnMarcha({ hechas, buenas }: { hechas: number; buenas: number }) {
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <ProgressBar
        label="Importando"
        {...(hechas > 0
          ? {
              value: hechas / Math.max(1, buenas),
              detail: `${formatearNumero(hechas)} de ${formatearNumero(buenas)} filas`,
            }
          : {})}
      />
      <p>No cierre esta ventana: si se corta la conexión, aquí mismo podrá seguir donde iba.</p>
    </Box>
  );
}

/** Above everything, and with the focus: below a long review nobody saw why the button said something else. */
function FalloDeImportacion<D>({ importacion: { errorDeRevision, envio } }: { importacion: Importacion<D> }) {
  const caja = useRef<HTMLDivElement>(null);
  const error = errorDeRevision ?? envio.error;
  useEffect(() => {
    if (error) caja.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <Box ref={caja} tabIndex={-1} marginBottom="5" borderRadius="control">
      <CajaError
        alEscribir={errorDeRevision === null}
        error={error}
        titulo={errorDeRevision ? 'No se pudo revisar el archivo' : 'No se completó la importación'}
        siNoSeSabe="Reintente aquí mismo: sigue donde iba, y lo que ya entró no se escribe dos veces."
      />
    </Box>
  );
}

const PASOS = [
  { id: 'archivo', label: 'Archivo' },
  { id: 'columnas', label: 'Columnas' },
  { id: 'revision', label: 'Revisión' },
  { id: 'resultado', label: 'Resultado' },
] as const;

type DialogoImportacionProps<D> = { importable: Importable<D>; onClose: () => void };

/** Many records from a spreadsheet, with everything said before anything is written. */
export function DialogoImportacion<D>({ importable, onClose }: DialogoImportacionProps<D>) {
  const importacion = useImportacion(importable);
  const libre = useRef(false);
  const { paso, lista, revision, envio, hechas } = importacion;
  const ocupado = envio.isPending;
  const buenas = revision?.filas.filter(({ resultado }) => resultado === 'CREADA').length ?? 0;
  return (
    <>
      <Modal
        open
        size="lg"
        title={importable.titulo}
        onClose={ocupado ? () => undefined : onClose}
        closeOnBackdrop={false}
        footer={<Pie importacion={importacion} onClose={onClose} />}
      >
        <FalloDeImportacion importacion={importacion} />
        <Steps label="Pasos de la importación" steps={PASOS} current={paso}>
          {paso === 'archivo' ? <PasoArchivo importacion={importacion} /> : null}
          {paso === 'columnas' && lista ? <PasoColumnas lista={lista} importacion={importacion} /> : null}
          {paso === 'revision' && ocupado ? <EnMarcha hechas={hechas} buenas={buenas} /> : null}
          {paso === 'revision' && !ocupado && lista && revision ? (
            <PasoRevision lista={lista} revision={revision} importacion={importacion} />
          ) : null}
          {paso === 'resultado' && lista && envio.data ? (
            <PasoResultado lista={lista} filas={envio.data} importacion={importacion} />
          ) : null}
        </Steps>
      </Modal>
      <GuardaSalida hayCambios={importacion.hayCambios()} libre={libre} />
    </>
  );
}

type PieProps<D> = { importacion: Importacion<D>; onClose: () => void };

function Pie<D>({ importacion, onClose }: PieProps<D>) {
  const { paso, archivo, lectura, revision, revisando, envio, volver } = importacion;
  if (paso === 'resultado') {
    return (
      <Button variant="solid" onClick={onClose}>
        Terminar
      </Button>
    );
  }
  if (paso === 'archivo') {
    return (
      <>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          variant="solid"
          disabled={!archivo}
          busy={lectura.isPending}
          busyText="Leyendo..."
          onClick={importacion.leer}
        >
          Continuar
        </Button>
      </>
    );
  }
  if (paso === 'columnas') {
    return (
      <>
        <Button onClick={() => volver('archivo')}>Volver</Button>
        <Button
          variant="solid"
          disabled={importacion.faltan.length > 0 || importacion.faltaElAnio}
          busy={revisando}
          busyText="Revisando..."
          onClick={importacion.revisar}
        >
          Revisar
        </Button>
      </>
    );
  }
  const buenas = revision?.filas.filter(({ resultado }) => resultado === 'CREADA').length ?? 0;
  return (
    <>
      <Button disabled={importacion.enCurso} onClick={() => volver('columnas')}>
        Volver
      </Button>
      <Button
        variant="solid"
        disabled={buenas === 0 || revisando}
        busy={envio.isPending}
        busyText="Importando..."
        onClick={importacion.importar}
      >
        {envio.isError ? 'Reintentar' : `Importar ${formatearNumero(buenas)}`}
      </Button>
    </>
  );
}
