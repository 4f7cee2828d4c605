import { useRef } from 'react';
import { OBLIGATORIOS_IMPORTACION } from '@/domain/participantes/campos-importables';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Steps } from '@/ui/shared/steps';
import { CajaError } from '../../shared/datos/caja-error';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { PasoArchivo } from './paso-archivo';
import { PasoColumnas } from './paso-columnas';
import { PasoResultado } from './paso-resultado';
import { PasoRevision } from './paso-revision';
import { type Importacion, useImportacion } from './use-importacion';

const PASOS = [
  { id: 'archivo', label: 'Archivo' },
  { id: 'columnas', label: 'Columnas' },
  { id: 'revision', label: 'Revisión' },
  { id: 'resultado', label: 'Resultado' },
] as const;

/** Many participantes from a spreadsheet, with everything said before anything is written. */
export default function DialogoImportacion({ onClose }: { onClose: () => void }) {
  const importacion = useImportacion();
  const libre = useRef(false);
  const { paso, lista, revision, envio } = importacion;
  const ocupado = envio.isPending;
  return (
    <>
      <Modal
        open
        size="lg"
        title="Importar participantes"
        onClose={ocupado ? () => undefined : onClose}
        closeOnBackdrop={false}
        footer={<Pie importacion={importacion} onClose={onClose} />}
      >
        <Steps label="Pasos de la importación" steps={PASOS} current={paso}>
          {paso === 'archivo' ? <PasoArchivo importacion={importacion} /> : null}
          {paso === 'columnas' && lista ? <PasoColumnas lista={lista} importacion={importacion} /> : null}
          {paso === 'revision' && lista && revision.data ? (
            <PasoRevision tabla={lista.tabla} filas={revision.data} />
          ) : null}
          {paso === 'resultado' && lista && envio.data ? (
            <PasoResultado tabla={lista.tabla} filas={envio.data} />
          ) : null}
        </Steps>
        <CajaError
          error={revision.error ?? envio.error}
          titulo={revision.error ? mensajeErrorCargar('participantes') : 'No se completó la importación'}
        />
      </Modal>
      <GuardaSalida hayCambios={ocupado} libre={libre} />
    </>
  );
}

function Pie({ importacion, onClose }: { importacion: Importacion; onClose: () => void }) {
  const { paso, archivo, lista, lectura, revision, envio, volver } = importacion;
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
    const faltan = OBLIGATORIOS_IMPORTACION.some((campo) => lista?.columnas[campo] === undefined);
    return (
      <>
        <Button onClick={() => volver('archivo')}>Volver</Button>
        <Button
          variant="solid"
          disabled={faltan}
          busy={revision.isPending}
          busyText="Revisando..."
          onClick={importacion.revisar}
        >
          Revisar
        </Button>
      </>
    );
  }
  const buenas = revision.data?.filter(({ resultado }) => resultado === 'CREADA').length ?? 0;
  return (
    <>
      <Button disabled={envio.isPending} onClick={() => volver('columnas')}>
        Volver
      </Button>
      <Button
        variant="solid"
        disabled={buenas === 0}
        busy={envio.isPending}
        busyText="Importando..."
        onClick={importacion.importar}
      >
        {envio.isError ? 'Reintentar' : `Importar ${formatearNumero(buenas)}`}
      </Button>
    </>
  );
}
