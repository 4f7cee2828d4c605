import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ResultadoGeneracion } from '@/domain/mensualidades/generacion';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { type Periodo, periodoDe } from '@/domain/shared/fechas';
import { leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { Button } from '@/ui/shared/button';
import { CommitInput } from '@/ui/shared/commit-input';
import { FormField } from '@/ui/shared/form-field';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { PeriodInput } from '@/ui/shared/period-input';
import { CajaError } from '../../shared/datos/caja-error';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_COBRO, consultaGeneracion } from '../financiero.queries';
import { EleccionesGeneracion } from './elecciones-generacion';
import { useElecciones } from './use-elecciones';
import { ResumenGeneracion, TablaGeneracion } from './vista-generacion';

const cuantas = (n: number): string => (n === 1 ? '1 mensualidad' : `${formatearNumero(n)} mensualidades`);

/** Month, preview of what would happen to each person, and only then the charge. */
export default function DialogoGenerar({ onClose }: { onClose: () => void }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { pedido, intento, cambiarMes, elegir } = useElecciones(periodoDe(hoy));
  const { periodo } = pedido;
  const [clave] = useState(() => servicios.ids.nuevo());
  const titulo = useRef<HTMLDivElement>(null);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const previa = useQuery(consultaGeneracion(servicios, pedido));
  const generacion = useMutation({
    networkMode: 'always',
    mutationFn: () => servicios.mensualidades.generar(pedido, { clave: `${clave}-${intento}` }),
    onSuccess: () => {
      void refrescar();
      requestAnimationFrame(() => titulo.current?.focus());
    },
  });
  // A month must be generated: emptying the field leaves the one there was.
  const elegirMes = (otro: Periodo) => cambiarMes(otro || periodo);
  const hecha = generacion.data;
  const cerrar = () => {
    if (!generacion.isPending) onClose();
  };
  return (
    <Modal
      open
      size="lg"
      title="Generar mensualidades del mes"
      onClose={cerrar}
      footer={
        hecha ? (
          <Button variant="solid" onClick={onClose}>
            Cerrar
          </Button>
        ) : (
          <>
            <Button onClick={cerrar}>Cancelar</Button>
            {previa.data && previa.data.creadas > 0 ? (
              <Button
                variant="solid"
                busy={generacion.isPending || previa.isPlaceholderData}
                busyText={generacion.isPending ? 'Generando...' : 'Calculando...'}
                onClick={() => generacion.mutate()}
              >
                {`Generar ${cuantas(previa.data.creadas)}`}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Box display="flex" flexDirection="column" gap="4">
        <CajaError error={generacion.error} titulo={mensajeErrorEscritura('crear', 'mensualidad')} />
        {hecha ? (
          <Box ref={titulo} tabIndex={-1} borderRadius="control">
            <Notice
              tone="success"
              role="status"
              title={`${hecha.creadas === 1 ? 'Se creó' : 'Se crearon'} ${cuantas(hecha.creadas)}`}
            >
              {`De ${periodoEnPalabras(hecha.periodo)}. ${lasDemas(hecha)}`}
            </Notice>
          </Box>
        ) : (
          <FormField label="Mes" required>
            {(control) => (
              <CommitInput id={control.id} value={periodo} onCommit={elegirMes} read={leerPeriodo}>
                {(mes) => (
                  <PeriodInput {...control} {...mes} from={periodoDe(hoy)} disabled={generacion.isPending} />
                )}
              </CommitInput>
            )}
          </FormField>
        )}
        <CajaError
          error={previa.error}
          titulo="Error al preparar la vista previa"
          onRetry={() => void previa.refetch()}
          retrying={previa.isFetching}
        />
        {previa.data && !hecha ? <EleccionesGeneracion filas={previa.data.filas} onElegir={elegir} /> : null}
        {previa.isPending ? <LoadingIndicator text="Preparando la vista previa..." /> : null}
        <Previa resultado={hecha ?? previa.data} />
      </Box>
    </Modal>
  );
}

const lasDemas = ({ existentes, omitidas }: ResultadoGeneracion): string =>
  `${formatearNumero(existentes)} ya existían y ${formatearNumero(omitidas)} se omitieron.`;

function Previa({ resultado }: { resultado: ResultadoGeneracion | undefined }) {
  if (!resultado) return null;
  return (
    <>
      {resultado.simulada && resultado.creadas === 0 ? (
        <Notice tone="info" role="status">
          {`No hay mensualidades nuevas por crear en ${periodoEnPalabras(resultado.periodo)}.`}
        </Notice>
      ) : null}
      <ResumenGeneracion resultado={resultado} />
      <TablaGeneracion resultado={resultado} />
    </>
  );
}
