import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { AvisoBorrador } from '@/ui/panel/comun/borrador/aviso-borrador';
import { AvisoConexion } from '@/ui/panel/comun/conexion/aviso-conexion';
import { CamposQuietos } from '@/ui/panel/comun/escritura/aviso-duda';
import { sinTerminar } from '@/ui/panel/comun/escritura/dudas.queries';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoFecha } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { ErroresFormulario } from '@/ui/panel/comun/formulario/errores-formulario';
import { GuardaSalida } from '@/ui/panel/comun/formulario/guarda-salida';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FormModal } from '@/ui/shared/form-modal';
import { Notice } from '@/ui/shared/notice';
import { useReferenciaRepetida } from '../abono/campos-abono';
import { RecibeSede } from '../abono/recibe-sede';
import { consultaCuentaDePagador } from '../financiero.queries';
import { ETIQUETAS_PAGO as E } from '../pago/valores-pago';
import { FilaDePagoDeLista } from './fila-de-pago';
import { ListaRegistrada } from './lista-registrada';
import { type Cuentas, mirarLista, revisarLista } from './mirar-lista';
import { useRegistrarLista } from './use-registrar-lista';
import {
  cuentaDe,
  esRegistrada,
  estaEnDuda,
  estaVacia,
  type FilaDePago,
  filaVacia,
  porRegistrar,
  type ValoresLista,
} from './valores-lista';

/** Of its draft. */
const NOMBRE = 'pagos-de-lista';

const ETIQUETAS_DE_FILA = {
  pagador: 'quién paga',
  valor: 'valor',
  referencia: 'referencia',
  confirmado: 'por confirmar',
} as const;

/** Every control, in the order of the screen. */
const etiquetasDe = (filas: readonly FilaDePago[]): Record<string, string> => ({
  ...{ fecha: E.fecha, medio: E.medio, referencia: E.referencia, sede_id: E.sede_id },
  ...Object.fromEntries(
    filas.flatMap((_, n) =>
      Object.entries(ETIQUETAS_DE_FILA).map(([campo, etiqueta]) => [
        `filas.${n}.${campo}`,
        `Fila ${n + 1}, ${etiqueta}`,
      ]),
    ),
  ),
});

const cuantos = (pagos: number): string => (pagos === 1 ? '1 pago' : `${pagos} pagos`);

type TraerCuentaProps = { clave: string; alLlegar: (clave: string, cuenta: EstadoDePagador) => void };

/**
 * What a payer of the list owes, each time that it is known again. One component for each and not `useQueries`, which no
 * other screen uses: it would weigh on the start of all of them.
 */
function TraerCuenta({ clave, alLlegar }: TraerCuentaProps) {
  const { servicios } = usePanel();
  const { data } = useQuery({
    ...consultaCuentaDePagador(servicios, clave),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data) alLlegar(clave, data);
  }, [data, clave, alLlegar]);
  return null;
}

/** Several payments of one day, written in one list: a Sunday's cash. */
export default function ListaDePagos({ onClose }: { onClose: () => void }) {
  const [registradas, setRegistradas] = useState<readonly FilaDePago[] | null>(null);
  if (registradas)
    return <ListaRegistrada filas={registradas} onOtra={() => setRegistradas(null)} onClose={onClose} />;
  return <Formulario onRegistradas={setRegistradas} onClose={onClose} />;
}

type FormularioProps = { onRegistradas: (filas: readonly FilaDePago[]) => void; onClose: () => void };

function Formulario({ onRegistradas, onClose }: FormularioProps) {
  const { servicios, queryClient } = usePanel();
  const hoy = useHoy();
  const libre = useRef(false);
  const [cuentas, setCuentas] = useState<Cuentas>(new Map());
  const alLlegar = useCallback(
    (clave: string, cuenta: EstadoDePagador) => setCuentas((antes) => new Map(antes).set(clave, cuenta)),
    [],
  );
  const [vacia] = useState(() => filaVacia(servicios.ids.nuevo()));
  const formulario = useForm<ValoresLista>({
    defaultValues: { fecha: hoy, medio: 'EFECTIVO', referencia: '', sede_id: '', filas: [vacia] },
    shouldFocusError: false,
    resolver: resolverDominio((valores) => revisarLista(valores, cuentas, hoy)),
  });
  const { control, setFocus, getValues } = formulario;
  const { fields, append, remove } = useFieldArray({ control, name: 'filas' });
  const { fecha, medio, referencia, filas } = useWatch({ control }) as ValoresLista;
  const miradas = mirarLista({ fecha, filas }, cuentas, hoy);
  const aviso = useReferenciaRepetida(referencia);
  const terminar = () => {
    libre.current = true;
    onRegistradas(getValues('filas').filter(esRegistrada));
  };
  const envio = useRegistrarLista(formulario, terminar);
  const { guardando } = envio;
  const pendientes = porRegistrar(filas);
  const hayDuda = filas.some(estaEnDuda);
  const rechazadas = pendientes.filter(({ rechazo }) => rechazo !== '').length;
  const porPerder = guardando || (pendientes.length > 0 && !hayDuda);

  // There is always where to write the next one.
  const ultima = filas.at(-1);
  const falta = !guardando && (ultima === undefined || !estaVacia(ultima));
  useEffect(() => {
    if (falta) append(filaVacia(servicios.ids.nuevo()), { shouldFocus: false });
  }, [falta, append, servicios]);

  // The draft of a list with a row in doubt outlives its dialog, with its keys.
  useEffect(() => {
    if (hayDuda) sinTerminar(queryClient).set(NOMBRE, 'en duda');
    else sinTerminar(queryClient).delete(NOMBRE);
  }, [hayDuda, queryClient]);

  const seEnvio = useRef(false);
  useEffect(() => {
    if (seEnvio.current && !guardando) {
      const n = getValues('filas').findIndex(({ rechazo }) => rechazo !== '');
      if (n >= 0) setFocus(`filas.${n}.valor`);
    }
    seEnvio.current = guardando;
  }, [guardando, getValues, setFocus]);

  const enfocar = (desde: number): void => {
    const n = getValues('filas').findIndex(({ estado }, k) => k >= desde && estado === 'POR_REGISTRAR');
    if (n >= 0) setFocus(`filas.${n}.pagador`);
  };
  const enviar = () => {
    if (hayDuda) return envio.comprobar();
    if (pendientes.length === 0 && filas.some(esRegistrada)) return terminar();
    void formulario.handleSubmit((valores) => envio.registrar(valores, mirarLista(valores, cuentas, hoy)))();
  };
  const accion = () => {
    if (hayDuda) return 'Comprobar ahora';
    if (pendientes.length > 0) return `Registrar ${cuantos(pendientes.length)}`;
    return filas.some(esRegistrada) ? 'Terminar' : 'Registrar pagos';
  };
  const { pagos, total } = cuentaDe(filas);
  return (
    <FormProvider {...formulario}>
      <FormModal
        open
        title="Varios pagos"
        size="lg"
        submitLabel={accion()}
        savingLabel={hayDuda && envio.enCurso === null ? 'Comprobando...' : 'Registrando...'}
        cancelLabel={hayDuda ? 'Cerrar' : 'Cancelar'}
        dirty={porPerder}
        saving={guardando}
        onSubmit={enviar}
        onClose={() => {
          libre.current = true;
          onClose();
        }}
      >
        {[...new Set(filas.flatMap(({ pagador }) => pagador?.clave ?? []))].map((clave) => (
          <TraerCuenta key={clave} clave={clave} alLlegar={alLlegar} />
        ))}
        <AvisoConexion enDuda={hayDuda} quedaAqui={envio.quedaAqui} />
        <AvisoBorrador nombre={NOMBRE} enDuda={hayDuda} />
        <ErroresFormulario
          etiquetas={etiquetasDe(filas)}
          error={envio.error}
          titulo={mensajeErrorEscritura('actualizar', 'mensualidad')}
          rechazos={envio.error ? envio.rechazos : 0}
        />
        {rechazadas > 0 && !guardando ? (
          <Notice tone="error" role="alert">
            {`${rechazadas === 1 ? '1 pago no quedó registrado' : `${rechazadas} pagos no quedaron registrados`}: corrija lo que dice su fila y registre otra vez.`}
          </Notice>
        ) : null}
        <CamposQuietos quietos={guardando} gap="4">
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
            columnGap="3"
            rowGap="3"
          >
            <CampoFecha nombre="fecha" label={E.fecha} required max={hoy} />
            <CampoOpciones
              nombre="medio"
              label={E.medio}
              required
              placeholder={null}
              options={opcionesDe(MEDIOS_PAGO, ETIQUETA_MEDIO_PAGO)}
            />
            <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
              <CampoTexto
                nombre="referencia"
                label="Referencia de todos"
                required={medio !== 'EFECTIVO'}
                warning={aviso}
              />
            </Box>
          </Box>
          <RecibeSede />
          <Box
            as="ol"
            listStyle="none"
            aria-label="Pagos de la lista"
            css={{ '& input': { scrollMarginBottom: '4rem' } }}
          >
            {fields.map(({ id }, n) => {
              const fila = filas[n];
              if (!fila) return null;
              const sobra = n === filas.length - 1 && estaVacia(fila);
              return (
                <FilaDePagoDeLista
                  key={id}
                  n={n}
                  fila={fila}
                  mirada={miradas.get(fila.clave)}
                  enviando={envio.enCurso === fila.clave}
                  quieta={guardando}
                  onComprobar={envio.comprobar}
                  onSiguiente={() => enfocar(n + 1)}
                  onQuitar={
                    sobra
                      ? null
                      : () => {
                          remove(n);
                          requestAnimationFrame(() => enfocar(n));
                        }
                  }
                />
              );
            })}
          </Box>
        </CamposQuietos>
        <Box
          role="status"
          position="sticky"
          bottom={{ base: '-4', md: '-5' }}
          marginBottom={{ base: '-4', md: '-5' }}
          paddingBlock="2.5"
          borderTop="1px solid"
          borderColor="border"
          bg="bg.surface"
          display="flex"
          justifyContent="space-between"
          gap="3"
          fontVariantNumeric="tabular-nums"
        >
          <span>{cuantos(pagos)}</span>
          <Box as="strong" fontWeight="semibold">{`Total ${formatearPesos(total)}`}</Box>
        </Box>
      </FormModal>
      <GuardaSalida hayCambios={porPerder} libre={libre} />
    </FormProvider>
  );
}
