import { BarChart } from '@/ui/shared/charts/bar-chart';
import { LineChart } from '@/ui/shared/charts/line-chart';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { enPesos } from './datos-muestra';
import { Muestra } from './muestra';

const millones = (valor: number) =>
  `${(valor / 1e6).toLocaleString('es-CO', { maximumFractionDigits: 1 })} M`;
const personas = (valor: number) => valor.toLocaleString('es-CO');

const meses = ['jun', 'jul', 'ago', 'sep', 'oct', 'nov'].map((label, mes) => ({
  label,
  values: [14_200_000 + mes * 780_000 - (mes % 2) * 1_900_000, 18_000_000 + mes * 420_000],
}));

const edades = [
  { label: 'Al día', values: [12_400_000] },
  { label: '1 a 30 días', values: [5_200_000] },
  { label: '31 a 60 días', values: [2_100_000] },
  { label: '61 a 90 días', values: [0] },
  { label: 'Más de 90 días', values: [3_650_000] },
];

export function MuestraGraficas() {
  return (
    <Muestra titulo="Gráficas">
      <ResponsiveGrid columns={2}>
        <BarChart
          title="Ocupación por sede y área"
          category="Sede y área"
          series={['Ocupados', 'Capacidad']}
          points={[
            { label: 'Bello · Hombres', values: [42, 50] },
            { label: 'Bello · Mujeres', values: [18, 30] },
            { label: 'Apartadó · Hombres', values: [27, 25] },
          ]}
          format={personas}
        />
        <BarChart
          title="Cartera por edades"
          category="Edad"
          series={['Cartera']}
          points={edades}
          format={enPesos}
        />
        <BarChart
          title="Facturado y recaudado"
          category="Mes"
          series={['Recaudado', 'Facturado']}
          points={meses}
          direction="vertical"
          format={enPesos}
          formatShort={millones}
        />
        <LineChart
          title="Recaudo de los últimos seis meses"
          category="Mes"
          series={['Recaudado', 'Facturado']}
          points={meses}
          format={enPesos}
          formatShort={millones}
        />
        <BarChart
          title="Ingresos por mes"
          category="Mes"
          series={['Ingresos']}
          points={meses.map(({ label }, mes) => ({ label, values: [mes * 3] }))}
          direction="vertical"
          format={personas}
        />
        <LineChart
          title="Sin datos todavía"
          category="Mes"
          series={['Recaudo']}
          points={[]}
          format={enPesos}
        />
      </ResponsiveGrid>
    </Muestra>
  );
}
