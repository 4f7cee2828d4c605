import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { documentoDe } from '@/domain/shared/documento';
import { nombreParticipante } from '../etiquetas-financiero';

/** Two people may have one name. */
const quienEs = ({ participante_documento: numero, sede_nombre }: MensualidadEnLista): string =>
  [documentoDe({ tipo_documento: null, numero_documento: numero }), sede_nombre].filter(Boolean).join(' · ');

/** Whom a dialog is about, of which month and for how much: the first thing it says. */
export function ResumenCobro({
  mensualidad,
  detalle,
}: {
  mensualidad: MensualidadEnLista;
  detalle?: ReactNode;
}) {
  const { valor, descuento, saldo } = mensualidad;
  const porPagar = valor - descuento;
  const persona = quienEs(mensualidad);
  return (
    <Box overflowWrap="anywhere">
      <Box as="p" fontWeight="semibold">
        {nombreParticipante(mensualidad)}
      </Box>
      {persona ? (
        <Box as="p" color="fg.muted">
          {persona}
        </Box>
      ) : null}
      <Box as="p" color="fg.muted">
        {[
          `${nombreDeCobro(mensualidad)}: ${formatearPesos(porPagar)}`,
          saldo > 0 && saldo !== porPagar && `saldo ${formatearPesos(saldo)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Box>
      {detalle ? (
        <Box as="p" color="fg.muted">
          {detalle}
        </Box>
      ) : null}
    </Box>
  );
}
