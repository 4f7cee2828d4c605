import { Box } from '@chakra-ui/react/box';
import { Ban, CalendarRange, House, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { orden } from '@/application/servicios/orden';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { ETIQUETA_ANULADO, ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { etiquetaDelSaldo, type PersonaDelRecibo } from '@/domain/mensualidades/recibo';
import { entraEnCaja } from '@/domain/mensualidades/sede-de-pago';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import type { DetailItem } from '@/ui/shared/detail-list';
import { lazy } from '@/ui/shared/lazy';
import { Notice } from '@/ui/shared/notice';
import { StatusTag } from '@/ui/shared/status-tag';
import { BotonEnviarRecibo } from '../enlaces/boton-enviar-recibo';
import { reciboDeSusAbonos } from '../enlaces/recibo-para-enviar';
import { nombreParticipante } from '../etiquetas-financiero';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import type { DineroDeUnaSede } from './dialogo-sede';
import { nombreAbono, nombrePagador, sedesDe, valorDelRecibo } from './palabras-recibo';
import { consultaRecibo, type PagoDelRecibo } from './recibos.queries';
import { useAnularAbono } from './use-anular-abono';

const CorregirSede = lazy(() => import('./dialogo-sede'));

type DialogoReciboProps = { numero: number; hacer: ManejadoresMensualidad; onClose: () => void };

/** What a receipt says, by its number; and every payment it has. */
export default function DialogoRecibo({ numero, ...resto }: DialogoReciboProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaRecibo(servicios, numero)}
      titulo={`Recibo ${numero}`}
      lista="mensualidades"
      onClose={resto.onClose}
    >
      {(pagos) => <Ficha numero={numero} pagos={pagos} {...resto} />}
    </ConRegistro>
  );
}

type Pagos = readonly [PagoDelRecibo, ...PagoDelRecibo[]];

const personaEnPalabras = ({ nombre, documento }: PersonaDelRecibo): string =>
  [nombre, documento && formatearDocumento(documento)].filter(Boolean).join(' · ');

const quienPaga = ({ abono, papel }: PagoDelRecibo): string =>
  papel ? personaEnPalabras(papel.pagador ?? papel.participante) : nombrePagador(abono);

const totalDe = (pagos: Pagos): number =>
  pagos.reduce((suma, { abono }) => suma + (abono.anulado_en ? 0 : valorDelRecibo(abono)), 0);

/** Of what brings money; a payment for people of two houses has a part in each. */
const sedeDe = (pagos: Pagos): DetailItem[] => {
  const sedes = sedesDe(pagos.map(({ abono }) => abono).filter(entraEnCaja));
  return sedes === '' ? [] : [{ label: 'Sede que recibió', value: sedes }];
};

const datosDe = (pagos: Pagos): DetailItem[] => {
  const [primero] = pagos;
  const { abono, papel } = primero;
  const aFavor = pagos.reduce((suma, pago) => suma + pago.abono.excedente, 0);
  const vivo = pagos.some((pago) => pago.abono.anulado_en === null);
  // Of one that does not count any more, what it said.
  const total = vivo ? totalDe(pagos) : pagos.reduce((suma, pago) => suma + valorDelRecibo(pago.abono), 0);
  const expedido = papel?.expedido_en ?? abono.registrado_en;
  return [
    {
      label: 'Valor',
      value: (
        <>
          <Box as={vivo ? 'span' : 's'}>
            <Amount value={total} strong />
          </Box>
          <Box as="span" display="block" textStyle="ayuda">
            {pesosEnLetras(total)}
          </Box>
        </>
      ),
    },
    { label: 'Quien paga', value: quienPaga(primero) },
    { label: 'Fecha del pago', value: formatearFecha(abono.fecha) },
    {
      label: 'Medio',
      value: [ETIQUETA_MEDIO_ABONO[abono.medio], abono.referencia && `ref. ${abono.referencia}`]
        .filter(Boolean)
        .join(' · '),
    },
    ...sedeDe(pagos),
    ...(aFavor > 0 ? [{ label: 'Queda a favor de quien paga', value: <Amount value={aFavor} /> }] : []),
    {
      label: 'Registró',
      value: [abono.registrado_por, expedido && formatearInstante(expedido)].filter(Boolean).join(' · '),
    },
    ...(papel?.provisional ? [{ label: 'Reemplaza', value: `El provisional ${papel.provisional}` }] : []),
    ...(papel ? [{ label: 'Expedido por', value: papel.emisor.nombre }] : []),
  ];
};

/** `abonos` are those of the receipt that count. */
const dineroDelRecibo = (
  numero: number,
  valor: number,
  abonos: readonly AbonoEnLista[],
): DineroDeUnaSede => ({
  nombre: `sede-de-pago:${numero}`,
  cual: `Recibo ${numero}`,
  de: `del recibo ${numero}`,
  valor,
  sedes: abonos.map(({ sede_id }) => sede_id),
  etiqueta: 'Sede que recibió el dinero',
  ayuda: 'Elija la sede que los recibió: pasan enteros a su recaudo y a su caja.',
  pedir: (valores, clave) => {
    // The service moves the whole receipt: the part that is named is one that is elsewhere.
    const otra = abonos.find(({ sede_id }) => !mismoId(sede_id, valores.sede_id));
    const { mensualidad_id = '', id = '' } = otra ?? {};
    return orden('mensualidades', 'corregirSedeDePago', mensualidad_id, id, valores, { clave });
  },
});

function Ficha({ numero, pagos, hacer, onClose }: DialogoReciboProps & { pagos: Pagos }) {
  const esAdministrador = useEsAdministrador();
  const anular = useAnularAbono(hacer);
  const [{ abono, papel }] = pagos;
  const anulado = pagos.every((pago) => pago.abono.anulado_en !== null);
  const [corrigiendo, setCorrigiendo] = useState(false);
  const vivos = pagos.filter((pago) => pago.abono.anulado_en === null);
  const enCaja = vivos.filter((pago) => entraEnCaja(pago.abono));
  return (
    <>
      <DetailDialog
        open
        onClose={onClose}
        title={`Recibo ${numero}`}
        lead={anulado ? <Anulacion abono={abono} /> : null}
        items={datosDe(pagos)}
        actions={
          <>
            {esAdministrador && vivos.length > 1 ? (
              <Button icon={<Ban />} onClick={() => void anular(vivos[0]?.abono ?? abono, 'anularPago')}>
                Anular todo el recibo
              </Button>
            ) : null}
            {esAdministrador && enCaja.length > 0 ? (
              <Button icon={<House />} onClick={() => setCorrigiendo(true)}>
                Corregir la sede
              </Button>
            ) : null}
            {esAdministrador ? (
              <BotonEnviarRecibo recibo={reciboDeSusAbonos(vivos.map((pago) => pago.abono))} />
            ) : null}
            <Button
              variant="solid"
              icon={<Printer />}
              onClick={() => hacer.imprimirRecibo(abono.mensualidad_id, abono)}
            >
              Imprimir recibo
            </Button>
          </>
        }
      >
        <SeccionDetalle titulo="Lo que paga">
          <Box as="ul" listStyle="none" aria-label="Lo que paga">
            {pagos.map((pago) => (
              <LineaDelRecibo
                key={pago.abono.id}
                pago={pago}
                conMotivo={!anulado}
                onVer={() => hacer.ver(pago.abono.mensualidad_id)}
                onAnular={
                  esAdministrador && pago.abono.anulado_en === null
                    ? () => void anular(pago.abono)
                    : undefined
                }
              />
            ))}
          </Box>
        </SeccionDetalle>
        {papel?.reconstruido ? (
          <Box as="p" textStyle="ayuda" marginTop="6">
            Este recibo es de antes de que se guardara lo que decía: los nombres y el saldo se calcularon
            después.
          </Box>
        ) : null}
      </DetailDialog>
      {corrigiendo && enCaja.length > 0 ? (
        <Suspense fallback={null}>
          <CorregirSede
            dinero={dineroDelRecibo(
              numero,
              totalDe(pagos),
              enCaja.map((pago) => pago.abono),
            )}
            onClose={() => setCorrigiendo(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Anulacion({ abono: { anulado_en, motivo_anulacion } }: { abono: AbonoEnLista }) {
  return (
    <Box marginBottom="4">
      <Notice tone="error" title={`${ETIQUETA_ANULADO} ${anulado_en ? formatearInstante(anulado_en) : ''}`}>
        {motivo_anulacion ?? 'Sin motivo'}
      </Notice>
    </Box>
  );
}

type LineaDelReciboProps = {
  pago: PagoDelRecibo;
  /** Why it was annulled, where the whole receipt does not say it. */
  conMotivo: boolean;
  onVer: () => void;
  onAnular: (() => void) | undefined;
};

function LineaDelRecibo({ pago: { abono, papel }, conMotivo, onVer, onAnular }: LineaDelReciboProps) {
  const de = papel ? personaEnPalabras(papel.participante) : nombreParticipante(abono);
  const nombre = nombreAbono(abono);
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="3"
      paddingBlock="3"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box minWidth="0" flex="1 1 16rem" overflowWrap="anywhere">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" fontWeight="medium">
          {nombreDeCobro(abono)}
          <Box as={abono.anulado_en ? 's' : 'span'}>
            <Amount value={abono.valor} strong />
          </Box>
          {abono.anulado_en ? <StatusTag tone="error">{ETIQUETA_ANULADO}</StatusTag> : null}
        </Box>
        <Box as="p" textStyle="ayuda">
          {de}
        </Box>
        {papel ? (
          <Box as="p" textStyle="ayuda">
            {`${etiquetaDelSaldo(papel)}: ${formatearPesos(papel.saldo_despues)}`}
          </Box>
        ) : null}
        {abono.anulado_en && conMotivo ? (
          <Box as="p" textStyle="ayuda">
            {`Anulado ${formatearInstante(abono.anulado_en)}: ${abono.motivo_anulacion ?? 'sin motivo'}`}
          </Box>
        ) : null}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
        <Button size="sm" icon={<CalendarRange />} aria-label={`Ver mensualidad: ${nombre}`} onClick={onVer}>
          Ver mensualidad
        </Button>
        {onAnular ? (
          <Button size="sm" icon={<Ban />} aria-label={`Anular abono: ${nombre}`} onClick={onAnular}>
            Anular
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
