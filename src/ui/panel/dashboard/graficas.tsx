import { Box } from '@chakra-ui/react/box';
import { ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import { EDADES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearPeriodoCorto } from '@/domain/shared/fechas';
import { carteraTotal, type Resumen } from '@/domain/tablero/resumen';
import { BarChart } from '@/ui/shared/charts/bar-chart';
import { LineChart } from '@/ui/shared/charts/line-chart';

const MIL = 1_000;
const MILLON = 1_000_000;

/** For a chart: '$ 12,5 M' (millions), '$ 850 mil', '$ 900'. */
const pesosCortos = (valor: number): string => {
  if (valor >= MILLON) {
    const millones = Math.round(valor / (MILLON / 10)) / 10;
    return `$\u00a0${String(millones).replace('.', ',')}\u00a0M`;
  }
  return valor >= MIL
    ? `$\u00a0${formatearNumero(Math.round(valor / MIL))}\u00a0mil`
    : `$\u00a0${formatearNumero(valor)}`;
};

const AREAS = [
  ['Hombres', 'ocupacion_hombres', 'capacidad_hombres'],
  ['Mujeres', 'ocupacion_mujeres', 'capacidad_mujeres'],
] as const;

const ocupacion = ({ ocupacion: sedes }: Resumen) =>
  sedes.flatMap((sede) =>
    AREAS.filter(([, ocupados, cupos]) => sede[ocupados] > 0 || sede[cupos] > 0).map(
      ([area, ocupados, cupos]) => ({
        label: `${sede.nombre} · ${area}`,
        values: [sede[ocupados], sede[cupos]],
      }),
    ),
  );

/** The three charts, in a chunk of their own. */
export default function Graficas({ resumen }: { resumen: Resumen }) {
  const debe = carteraTotal(resumen) > 0;
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <LineChart
        title="Facturado y recaudado"
        category="Mes"
        series={['Recaudado', 'Facturado']}
        points={resumen.tendencia.map(({ periodo, facturado, recaudado }) => ({
          label: formatearPeriodoCorto(periodo),
          values: [recaudado, facturado],
        }))}
        format={formatearPesos}
        formatShort={pesosCortos}
      />
      <BarChart
        title="Cartera por edades"
        category="Edad"
        series={['Saldo']}
        points={
          debe
            ? EDADES_CARTERA.map((edad) => ({
                label: ETIQUETA_EDAD_CARTERA[edad],
                values: [resumen.cartera[edad]],
              }))
            : []
        }
        format={formatearPesos}
        formatShort={pesosCortos}
      />
      <Box gridColumn={{ lg: '1 / -1' }} minWidth="0">
        <BarChart
          title="Ocupación por sede y área"
          category="Sede y área"
          series={['Ocupados', 'Capacidad']}
          points={ocupacion(resumen)}
          format={formatearNumero}
        />
      </Box>
    </Box>
  );
}
