import { Box } from '@chakra-ui/react/box';
import { debeHaber } from '@/domain/mensualidades/arqueo';
import type { Arqueo, EfectivoEsperado } from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { Caja } from '@/domain/mensualidades/recaudo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { Amount } from '@/ui/shared/amount';
import { StatusTag } from '@/ui/shared/status-tag';

const marcaDe = (diferencia: number) => {
  if (diferencia === 0) return <StatusTag tone="success">Cuadra</StatusTag>;
  return diferencia > 0 ? (
    <StatusTag tone="warning">{`Sobra ${formatearPesos(diferencia)}`}</StatusTag>
  ) : (
    <StatusTag tone="error">{`Falta ${formatearPesos(-diferencia)}`}</StatusTag>
  );
};

/** What came in, or was taken off, once that drawer was counted; `null` when it is as it was. */
const loDeDespues = (arqueo: Arqueo, esperado: EfectivoEsperado): string | null => {
  const ahora = debeHaber({ ...arqueo, ...esperado });
  const despues = ahora - debeHaber(arqueo);
  if (despues === 0) return null;
  const que = despues > 0 ? 'entraron' : 'se quitaron';
  return `Después de contar ${que} ${formatearPesos(Math.abs(despues))}: según los recibos, debía haber ${formatearPesos(ahora)}.`;
};

type ArqueosGuardadosProps = {
  arqueos: readonly Arqueo[];
  caja: Caja;
  /** What the rows say now of that drawer. */
  esperado: EfectivoEsperado;
};

/** The counts that were kept of these days, newest first. */
export function ArqueosGuardados({ arqueos, caja, esperado }: ArqueosGuardadosProps) {
  // Of other days, or of another sede, what the rows say now is not here.
  const ultimo = arqueos.find(
    ({ desde, hasta, sede_id }) =>
      desde === caja.desde && hasta === caja.hasta && String(sede_id) === String(caja.sede_id ?? null),
  );
  return (
    <Box marginTop="6">
      <Box as="h4" fontWeight="semibold" marginBottom="1">
        Arqueos guardados
      </Box>
      {arqueos.length === 0 ? (
        <Box as="p" color="fg.muted">
          De estos días no se ha guardado ninguno.
        </Box>
      ) : (
        <Box as="ul" listStyle="none" aria-label="Arqueos guardados">
          {arqueos.map((arqueo) => (
            <UnArqueo
              key={arqueo.id}
              arqueo={arqueo}
              despues={arqueo === ultimo ? loDeDespues(arqueo, esperado) : null}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

function UnArqueo({ arqueo, despues }: { arqueo: Arqueo; despues: string | null }) {
  const { desde, hasta, sede_id, sede_nombre, contado, base, retirado, diferencia } = arqueo;
  return (
    <Box as="li" paddingBlock="3" borderTop="1px solid" borderColor="border" overflowWrap="anywhere">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="medium">
        <Amount value={contado} strong />
        {marcaDe(diferencia)}
      </Box>
      <Box as="p" textStyle="ayuda">
        {[
          desde === hasta
            ? formatearFecha(desde)
            : `del ${formatearFecha(desde)} al ${formatearFecha(hasta)}`,
          sede_id === null ? 'todas las sedes' : (sede_nombre ?? 'una sede'),
          base > 0 && `base ${formatearPesos(base)}`,
          retirado > 0 && `consignado ${formatearPesos(retirado)}`,
          `debía haber ${formatearPesos(debeHaber(arqueo))}`,
          `contó ${arqueo.contado_por ?? 'alguien'} el ${formatearInstante(arqueo.contado_en)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {despues ? (
        <Box as="p" fontSize="sm" fontWeight="medium">
          {despues}
        </Box>
      ) : null}
      {arqueo.nota ? (
        <Box as="p" textStyle="ayuda">
          {arqueo.nota}
        </Box>
      ) : null}
    </Box>
  );
}
