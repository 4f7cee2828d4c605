import { Box } from '@chakra-ui/react/box';
import { CalendarClock, PiggyBank, UsersRound, Wallet } from 'lucide-react';
import { ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import type { Cartera } from '@/domain/mensualidades/cartera-por-pagador';
import { EDADES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { BarChart } from '@/ui/shared/charts/bar-chart';
import { StatCard } from '@/ui/shared/stat-card';
import { StatGrid } from '@/ui/shared/stat-grid';

/** The figures are of everything owed, whatever the filter of the table says. */
export function CifrasDeCartera({ cartera }: { cartera: Cartera | undefined }) {
  return (
    <>
      <Box as="h2" srOnly>
        Cartera
      </Box>
      <StatGrid columns={cartera && cartera.a_favor > 0 ? 4 : 3}>
        <StatCard
          title="Saldo total"
          value={cartera && formatearPesos(cartera.saldo)}
          icon={<Wallet />}
          color="info"
        />
        <StatCard
          title="Vencido"
          value={cartera && formatearPesos(cartera.vencido)}
          icon={<CalendarClock />}
          color="error"
        />
        {cartera && cartera.a_favor > 0 ? (
          <StatCard
            title="Saldos a favor, aparte"
            value={formatearPesos(cartera.a_favor)}
            icon={<PiggyBank />}
            color="success"
          />
        ) : null}
        <StatCard
          title="Pagadores en la lista"
          value={cartera?.total}
          icon={<UsersRound />}
          color="neutral"
        />
      </StatGrid>
    </>
  );
}

/** Of everything owed too: it comes after the list, which is what the tab is opened for. */
export function CarteraPorEdades({ cartera }: { cartera: Cartera | undefined }) {
  if (!cartera || cartera.saldo <= 0) return null;
  return (
    <BarChart
      title="Cartera por edades"
      category="Edad"
      series={['Saldo']}
      points={EDADES_CARTERA.map((edad) => ({
        label: ETIQUETA_EDAD_CARTERA[edad],
        values: [cartera.edades[edad]],
      }))}
      format={formatearPesos}
    />
  );
}
