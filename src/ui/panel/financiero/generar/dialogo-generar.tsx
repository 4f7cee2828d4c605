import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { orden } from '@/application/servicios/orden';
import type { ResultadoGeneracion } from '@/domain/mensualidades/generacion';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { type Periodo, periodoDe } from '@/domain/shared/fechas';
import { leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { AvisoDuda, botonesDe } from '@/ui/panel/comun/escritura/aviso-duda';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { GuardaSalida } from '@/ui/panel/comun/formulario/guarda-salida';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { CommitInput } from '@/ui/shared/commit-input';
import { FormField } from '@/ui/shared/form-field';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { PeriodInput } from '@/ui/shared/period-input';
import { consultaGeneracion } from '../cobro.queries';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { ConSaldoAFavor } from './con-saldo-a-favor';
import { EleccionesGeneracion } from './elecciones-generacion';
import { sinCobro, useElecciones } from './use-elecciones';
import { ResumenGeneracion, TablaGeneracion } from './vista-generacion';

const cuantas = (n: number): string => (n === 1 ? '1 mensualidad' : `${formatearNumero(n)} mensualidades`);

/** Who looks at a month to come is about to charge it; one that went by is looked at for many reasons. */
const mesPropuesto = (actual: Periodo, enVista = actual): Periodo => (enVista > actual ? enVista : actual);

type DialogoGenerarProps = {
  /** The month of the list. */
  enVista: Periodo | undefined;
  onClose: () => void;
};

/** Month, preview of what would happen to each person, and only then the charge. */
export default function DialogoGenerar({ enVista, onClose }: DialogoGenerarProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { pedido, intento, elecciones, hayElegidas, cambiarMes, elegir } = useElecciones(
    mesPropuesto(periodoDe(hoy), enVista),
  );
  const { periodo } = pedido;
  const [hecha, setHecha] = useState<ResultadoGeneracion | null>(null);
  const titulo = useRef<HTMLDivElement>(null);
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const previa = useQuery(consultaGeneracion(servicios, pedido));
  const generacion = useEscritura<typeof pedido, ResultadoGeneracion>({
    nombre: 'generar',
    que: (solicitud) => `Mensualidades de ${periodoEnPalabras(solicitud.periodo)}`,
    hacer: (solicitud, clave) =>
      orden('mensualidades', 'generar', solicitud, { clave: `${clave}-${intento}` }),
    alHacer: (generada) => {
      setHecha(generada);
      void refrescar();
      requestAnimationFrame(() => titulo.current?.focus());
    },
  });
  const { duda, guardando } = generacion;
  const creadas = previa.data?.creadas ?? 0;
  const hayQueGuardar = creadas > 0 || sinCobro(previa.data?.filas ?? [], elecciones).length > 0;
  // A month must be generated: emptying the field leaves the one there was.
  const elegirMes = (otro: Periodo) => cambiarMes(otro || periodo);
  const cerrar = () => {
    if (!guardando || duda) onClose();
  };
  // What is in doubt is kept whatever the person does: closing loses nothing.
  const porPerder = hayElegidas && !hecha && !duda;
  return (
    <>
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
              <Button onClick={cerrar}>{duda ? 'Cerrar' : 'Cancelar'}</Button>
              {duda ? (
                <Button
                  variant="solid"
                  busy={guardando}
                  busyText={botonesDe(duda).savingLabel}
                  onClick={duda.comprobar}
                >
                  {botonesDe(duda).submitLabel}
                </Button>
              ) : null}
              {!duda && hayQueGuardar ? (
                <Button
                  variant="solid"
                  busy={guardando || previa.isPlaceholderData}
                  busyText={guardando ? (creadas > 0 ? 'Generando...' : 'Guardando...') : 'Calculando...'}
                  onClick={() => generacion.enviar(pedido)}
                >
                  {creadas > 0 ? `Generar ${cuantas(creadas)}` : 'Guardar lo elegido'}
                </Button>
              ) : null}
            </>
          )
        }
      >
        <Box display="flex" flexDirection="column" gap="4">
          {duda ? (
            <AvisoDuda
              duda={duda}
              error={generacion.error}
              titulo={mensajeErrorEscritura('crear', 'mensualidad')}
            />
          ) : (
            <CajaError error={generacion.error} titulo={mensajeErrorEscritura('crear', 'mensualidad')} />
          )}
          {hecha ? (
            <>
              <Box ref={titulo} tabIndex={-1} borderRadius="control">
                <Notice
                  tone="success"
                  role="status"
                  title={
                    hecha.creadas === 0
                      ? 'Quedó guardado lo que usted eligió'
                      : `${hecha.creadas === 1 ? 'Se creó' : 'Se crearon'} ${cuantas(hecha.creadas)}`
                  }
                >
                  {`De ${periodoEnPalabras(hecha.periodo)}.${lasDemas(hecha)}`}
                </Notice>
              </Box>
              <ConSaldoAFavor />
            </>
          ) : (
            <FormField label="Mes" required>
              {(control) => (
                <CommitInput
                  id={control.id}
                  value={periodo}
                  onCommit={elegirMes}
                  read={leerPeriodo}
                  write={periodoEnPalabras}
                >
                  {(mes) => (
                    <PeriodInput
                      {...control}
                      {...mes}
                      from={periodoDe(hoy)}
                      disabled={guardando || duda !== null}
                    />
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
          {previa.data && !hecha && !duda ? (
            <EleccionesGeneracion filas={previa.data.filas} elecciones={elecciones} onElegir={elegir} />
          ) : null}
          {previa.isPending ? <LoadingIndicator text="Preparando la vista previa..." /> : null}
          <Previa resultado={hecha ?? previa.data} />
        </Box>
      </Modal>
      <GuardaSalida hayCambios={porPerder} libre={libre} />
    </>
  );
}

/** Of how many nothing was created, and why; nothing when there are none. */
const lasDemas = ({ existentes, omitidas }: ResultadoGeneracion): string => {
  const partes = [
    existentes > 0 && `${formatearNumero(existentes)} ya ${existentes === 1 ? 'existía' : 'existían'}`,
    omitidas > 0 && `${formatearNumero(omitidas)} se ${omitidas === 1 ? 'omitió' : 'omitieron'}`,
  ].filter(Boolean);
  return partes.length > 0 ? ` ${partes.join(' y ')}.` : '';
};

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
