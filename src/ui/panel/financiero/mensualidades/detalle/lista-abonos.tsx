import { Box } from '@chakra-ui/react/box';
import { Ban, Printer } from 'lucide-react';
import { type Abono, ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { StatusTag } from '@/ui/shared/status-tag';
import { BotonEnviarRecibo } from '../../enlaces/boton-enviar-recibo';
import { reciboDeAbono } from '../../enlaces/recibo-para-enviar';
import { nombreRecibo } from '../../recibos/palabras-recibo';
import type { ManejadoresMensualidad } from '../acciones-mensualidad';

type ListaAbonosProps = {
  mensualidad: MensualidadEnLista;
  hacer: Pick<ManejadoresMensualidad, 'verRecibo' | 'imprimirRecibo' | 'anularAbono'>;
  puedeEscribir: boolean;
};

/** Every payment, newest first; an annulled one stays, with its number and its reason. */
export function ListaAbonos({ mensualidad, hacer, puedeEscribir }: ListaAbonosProps) {
  if (mensualidad.abonos.length === 0) {
    return (
      <Box as="p" color="fg.muted">
        Aún no tiene abonos.
      </Box>
    );
  }
  return (
    <Box as="ul" listStyle="none" aria-label="Abonos">
      {[...mensualidad.abonos].reverse().map((abono) => (
        <LineaAbono
          key={abono.id}
          abono={abono}
          de={puedeEscribir ? mensualidad : null}
          onVer={hacer.verRecibo}
          onImprimir={() => hacer.imprimirRecibo(mensualidad.id, abono)}
          onAnular={
            puedeEscribir && abono.anulado_en === null
              ? () => hacer.anularAbono(mensualidad, abono)
              : undefined
          }
          onAnularPago={
            puedeEscribir && abono.anulado_en === null && abono.pago_id !== null
              ? () => hacer.anularAbono(mensualidad, abono, 'anularPago')
              : undefined
          }
        />
      ))}
    </Box>
  );
}

type LineaAbonoProps = {
  abono: Abono;
  /** Of whose it can be sent. */
  de: MensualidadEnLista | null;
  onVer: (recibo: number) => void;
  onImprimir: () => void;
  onAnular?: () => void;
  /** Of the whole payment that it is part of. */
  onAnularPago?: () => void;
};

function LineaAbono({ abono, de, onVer, onImprimir, onAnular, onAnularPago }: LineaAbonoProps) {
  const numero = abono.recibo;
  const esAjuste = abono.medio === 'AJUSTE';
  const recibo = nombreRecibo(abono);
  const anulado = abono.anulado_en !== null;
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
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="medium">
          {numero === null ? (
            recibo
          ) : (
            <Button
              size="sm"
              variant="plain"
              marginInlineStart="-1"
              _print={{ display: 'inline-flex' }}
              onClick={() => onVer(numero)}
            >
              {recibo}
            </Button>
          )}
          <Box as="span" textDecoration={anulado ? 'line-through' : undefined}>
            <Amount value={abono.valor} strong />
          </Box>
          {anulado ? <StatusTag tone="error">Anulado</StatusTag> : null}
        </Box>
        <Box as="p" textStyle="ayuda">
          {[
            formatearFecha(abono.fecha),
            !esAjuste && ETIQUETA_MEDIO_ABONO[abono.medio],
            abono.pago_id !== null && 'parte de un pago de varias mensualidades',
            abono.excedente > 0 && `${formatearPesos(abono.excedente)} más quedaron a favor`,
            abono.referencia && (esAjuste ? abono.referencia : `ref. ${abono.referencia}`),
            abono.registrado_por && `registró ${abono.registrado_por}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {abono.anulado_en ? (
          <Box as="p" textStyle="ayuda">
            {`Anulado ${abono.ajuste_en ? 'como ajuste del mes abierto, ' : ''}${formatearInstante(abono.anulado_en)}: ${abono.motivo_anulacion ?? 'sin motivo'}`}
          </Box>
        ) : null}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
        {abono.recibo === null ? null : (
          <Button
            size="sm"
            icon={<Printer />}
            aria-label={`Imprimir recibo ${abono.recibo}`}
            onClick={onImprimir}
          >
            Imprimir recibo
          </Button>
        )}
        {de ? <BotonEnviarRecibo recibo={reciboDeAbono(de, abono)} size="sm" /> : null}
        {onAnular ? (
          <Button
            size="sm"
            icon={<Ban />}
            aria-label={esAjuste ? 'Anular ajuste' : `Anular abono del ${recibo.toLowerCase()}`}
            onClick={onAnular}
          >
            Anular
          </Button>
        ) : null}
        {onAnularPago ? (
          <Button
            size="sm"
            icon={<Ban />}
            aria-label={`Anular todo el pago del ${recibo.toLowerCase()}`}
            onClick={onAnularPago}
          >
            Anular todo el pago
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
