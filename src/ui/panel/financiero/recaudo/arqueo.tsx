import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { contarEfectivo, debeHaber, diferenciaDeArqueo } from '@/domain/mensualidades/arqueo';
import type { Arqueo as ArqueoGuardado } from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { Caja } from '@/domain/mensualidades/recaudo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { AvisoBorrador } from '@/ui/panel/comun/borrador/aviso-borrador';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { AvisoDuda, CamposQuietos } from '@/ui/panel/comun/escritura/aviso-duda';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { GuardaSalida } from '@/ui/panel/comun/formulario/guarda-salida';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { DetailList } from '@/ui/shared/detail-list';
import { FormField } from '@/ui/shared/form-field';
import { MoneyInput } from '@/ui/shared/money-input';
import { SignatureLines } from '@/ui/shared/print-sheet';
import { TextField } from '@/ui/shared/text-field';
import { toaster } from '@/ui/shared/toast-store';
import type { TypedValue } from '@/ui/shared/typed-input';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { consultaArqueos } from '../mes/mes.queries';
import { ArqueosGuardados } from './arqueos-guardados';
import { type Conteo, ConteoDeCaja, esCantidad } from './conteo-de-caja';
import { cajaEnPalabras } from './rango-en-palabras';

type ArqueoProps = {
  caja: Caja;
  /** What its sede is called. */
  sede: string | undefined;
  /** Why it is not a range: nothing can be kept meanwhile. */
  error: string | undefined;
  /** What the receipts say of it: of a service that keeps no counts, or while they come. */
  segunRecibos: { recibido: number; devuelto: number } | null;
  /** Of several days, to count what is in the drawer today. */
  onSoloHoy: (() => void) | null;
  /** Whether there is a count that was not kept. */
  onContando: (contando: boolean) => void;
};

const ERROR_AL_GUARDAR = 'Error al guardar el arqueo';

interface Contado {
  conteo: Conteo;
  total: TypedValue<number>;
  base: TypedValue<number>;
  retirado: TypedValue<number>;
  nota: string;
}

const SIN_CONTAR: Contado = { conteo: {}, total: '', base: '', retirado: '', nota: '' };

/** Other days, or a dialog over them, leave the count where it is. */
const esElRecaudo = ({ pathname, search }: { pathname: string; search: { pestana?: unknown } }): boolean =>
  pathname === '/financiero' && search.pestana === 'recaudo';

/**
 * Counts the drawer, note by note and coin by coin or in total, against what the receipts say, and keeps it with who
 * counted. It stays on the screen whatever arrives: what is in the drawer does not change because other figures come.
 */
export function Arqueo({ caja, sede, error, segunRecibos, onSoloHoy, onContando }: ArqueoProps) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const primera = useId();
  const libre = useRef(false);
  const formulario = useForm<Contado>({ defaultValues: SIN_CONTAR });
  const { conteo, total, base, retirado, nota } = formulario.watch();
  const poner =
    <C extends keyof Contado>(campo: C) =>
    (valor: Contado[C]) =>
      formulario.setValue<keyof Contado>(campo, valor, { shouldDirty: true });
  const [pedido, setPedido] = useState(false);
  // The difference whose reason was asked for: of each one, once.
  const [preguntada, setPreguntada] = useState<number | null>(null);
  const idNota = useId();
  const { data: guardados } = useQuery({ ...consultaArqueos(servicios, caja), enabled: !error });
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const seGuarda = esAdministrador && guardados !== null;

  const leido = Object.fromEntries(Object.entries(conteo).filter(([, valor]) => esCantidad(valor)));
  const porBilletes = Object.keys(leido).length > 0;
  const escrito = [...Object.values(conteo), total, base, retirado].some((valor) => valor !== '');
  const contado = porBilletes ? contarEfectivo(leido) : typeof total === 'number' ? total : 0;
  const empezado = porBilletes || typeof total === 'number';
  const hay = error ? null : (guardados?.esperado ?? segunRecibos);
  const aparte = { base: pesosDe(base), retirado: pesosDe(retirado) };
  const esperado = hay && debeHaber({ ...hay, ...aparte });
  const diferencia = esperado === null ? null : diferenciaDeArqueo(contado, esperado);
  const borrar = () => {
    // What happened is told of the drawer, however many times it is counted.
    formulario.reset({ ...SIN_CONTAR, nota }, { keepDefaultValues: true });
    setPreguntada(null);
    document.getElementById(primera)?.focus();
  };

  const nombre = `arqueo:${caja.desde}:${caja.hasta}:${caja.sede_id ?? ''}`;
  const {
    enviar,
    guardando,
    duda,
    error: fallo,
  } = useEscritura<void, ArqueoGuardado>({
    nombre,
    que: () => `Arqueo ${cajaEnPalabras(caja, sede)}: ${formatearPesos(contado)}`,
    hacer: (_nada, clave) =>
      orden(
        'cierres',
        'guardarArqueo',
        { ...caja, ...(porBilletes ? { conteo: leido } : { contado }), ...aparte, ...(nota ? { nota } : {}) },
        { clave },
      ),
    alHacer: (guardado) => {
      toaster.success(`Arqueo guardado: ${formatearPesos(guardado.contado)}`);
      // It may be one that was sent before: what has been counted since is not stored.
      if (guardado.contado === contado) {
        borrar();
        formulario.reset();
      }
      void refrescar();
    },
    alRechazar: (rechazo) => avisarError(rechazo, ERROR_AL_GUARDAR),
  });

  const contando = escrito || duda !== null;
  const alContar = useStableCallback(onContando);
  useEffect(() => alContar(contando), [contando, alContar]);

  // Without a count there is nothing to keep: it is said beside what is missing.
  const falta = pedido && !empezado;
  const guardar = () => {
    if (duda) return duda.comprobar();
    setPedido(!empezado);
    if (!empezado || error) return;
    if (diferencia && !nota.trim() && preguntada !== diferencia) {
      setPreguntada(diferencia);
      document.getElementById(idNota)?.focus();
      return;
    }
    enviar();
  };

  return (
    <Card as="section" aria-labelledby="arqueo" _print={{ breakInside: 'avoid' }}>
      <Box as="h3" id="arqueo" textStyle="subtitulo">
        Arqueo de caja
      </Box>
      <Box as="p" textStyle="ayuda" marginBottom="4">
        {error ? `${error}.` : `Cuente los billetes y monedas recibidos ${cajaEnPalabras(caja, sede)}.`}
        {seGuarda ? null : ' El conteo no se guarda: imprímalo si lo necesita.'}
      </Box>
      {onSoloHoy ? (
        <Box className="no-imprimir" marginBottom="4">
          <Button size="sm" onClick={onSoloHoy}>
            Contar solo la de hoy
          </Button>
        </Box>
      ) : null}
      {duda ? (
        <Box className="no-imprimir" marginBottom="4">
          <AvisoDuda duda={duda} error={fallo} titulo={ERROR_AL_GUARDAR} />
        </Box>
      ) : null}
      <FormProvider {...formulario}>
        <Box className="no-imprimir" marginBottom="4" _empty={{ marginBottom: '0' }}>
          <AvisoBorrador nombre={nombre} enDuda={duda !== null} />
        </Box>
      </FormProvider>
      <CamposQuietos gap="4" quietos={duda !== null}>
        <ConteoDeCaja conteo={conteo} onConteo={poner('conteo')} primera={primera} />
        {porBilletes ? null : (
          <Box className="no-imprimir" maxWidth={{ md: '20rem' }}>
            <FormField label="O escriba solo el total" error={falta ? 'Escriba cuánto contó' : undefined}>
              {(control) => <MoneyInput {...control} value={total} onChange={poner('total')} />}
            </FormField>
          </Box>
        )}
        <LoDeAparte base={base} onBase={poner('base')} retirado={retirado} onRetirado={poner('retirado')} />
        {escrito ? (
          <Box className="no-imprimir">
            <Button size="sm" variant="outline" onClick={borrar}>
              Borrar conteo
            </Button>
          </Box>
        ) : null}
      </CamposQuietos>
      <Box marginTop="4" role="status">
        <DetailList
          items={[
            ...enCaja('Base con que empezó', aparte.base),
            { label: 'Efectivo según los recibos', value: <Amount value={hay?.recibido ?? null} /> },
            ...enCaja('Devuelto en efectivo', -(hay?.devuelto ?? 0)),
            ...enCaja('Consignado o guardado aparte', -aparte.retirado),
            // With nothing else, it is what the receipts say.
            ...enCaja('Debe haber', esperado !== null && esperado !== hay?.recibido ? esperado : 0),
            { label: 'Efectivo contado', value: <Amount value={contado} /> },
            {
              label: 'Diferencia',
              value: <Diferencia empezado={empezado} valor={diferencia} />,
              fullWidth: true,
            },
          ]}
        />
        {nota ? <p className="solo-impresion">{`Nota: ${nota}`}</p> : null}
        <SignatureLines names={['Contó', 'Revisó']} />
      </Box>
      {seGuarda ? (
        <Box
          className="no-imprimir"
          display="grid"
          gap="3"
          marginTop="4"
          gridTemplateColumns={{ md: 'minmax(0, 1fr) auto' }}
          alignItems="end"
        >
          <CamposQuietos gap="4" quietos={duda !== null}>
            <TextField
              id={idNota}
              label="Nota"
              warning={
                diferencia && preguntada === diferencia && !nota.trim()
                  ? 'La caja no cuadra: escriba qué pasó. Si no se sabe, guárdelo así.'
                  : undefined
              }
              autoComplete="off"
              value={nota}
              onChange={(evento) => poner('nota')(evento.target.value)}
            />
          </CamposQuietos>
          <Button
            variant="solid"
            icon={<Save />}
            busy={guardando}
            busyText={duda ? 'Comprobando...' : 'Guardando...'}
            onClick={guardar}
          >
            {duda ? 'Comprobar ahora' : 'Guardar arqueo'}
          </Button>
        </Box>
      ) : null}
      {guardados ? <ArqueosGuardados {...guardados} caja={caja} /> : null}
      <GuardaSalida hayCambios={escrito && duda === null} libre={libre} sigueEn={esElRecaudo} />
    </Card>
  );
}

const pesosDe = (valor: TypedValue<number>): number => (typeof valor === 'number' ? valor : 0);

/** What there is none of is not told. */
const enCaja = (label: string, value: number) =>
  value === 0 ? [] : [{ label, value: <Amount value={value} /> }];

type LoDeAparteProps = {
  base: TypedValue<number>;
  onBase: (valor: TypedValue<number>) => void;
  retirado: TypedValue<number>;
  onRetirado: (valor: TypedValue<number>) => void;
};

/** Cash that the receipts of those days do not tell of. */
function LoDeAparte({ base, onBase, retirado, onRetirado }: LoDeAparteProps) {
  return (
    <Box className="no-imprimir" display="grid" gap="4" gridTemplateColumns={{ md: 'repeat(2, 20rem)' }}>
      <FormField label="Base con que empezó" help="Lo que ya había en la caja, para dar vueltas.">
        {(control) => <MoneyInput {...control} value={base} onChange={onBase} />}
      </FormField>
      <FormField label="Consignado o guardado aparte" help="Lo que se sacó de la caja antes de contar.">
        {(control) => <MoneyInput {...control} value={retirado} onChange={onRetirado} />}
      </FormField>
    </Box>
  );
}

/** Nothing is missing while nobody has counted, or what there should be has not come. */
function Diferencia({ empezado, valor }: { empezado: boolean; valor: number | null }) {
  if (!empezado) return 'Aún no ha contado';
  if (valor === null) return 'Sin calcular';
  return (
    <>
      <Amount value={valor} strong /> · {palabrasDeDiferencia(valor)}
    </>
  );
}

const palabrasDeDiferencia = (valor: number): string =>
  valor === 0 ? 'Cuadra' : valor > 0 ? 'Sobra dinero en la caja' : 'Falta dinero en la caja';
