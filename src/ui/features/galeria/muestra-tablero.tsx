import {
  Banknote,
  BedDouble,
  CalendarClock,
  FileUp,
  UserPlus,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { PageHeader } from '@/ui/shared/page-header';
import { QuickActionTile } from '@/ui/shared/quick-action-tile';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { StatCard } from '@/ui/shared/stat-card';
import { StatGrid } from '@/ui/shared/stat-grid';
import { Muestra } from './muestra';

const nada = () => undefined;

export function MuestraTablero() {
  return (
    <div>
      <PageHeader title="Panel de Control" description="Lo que pasa hoy en las sedes." />
      <Muestra titulo="Tarjetas de estadística">
        <StatGrid columns={5}>
          <StatCard title="Participantes" value={1_248} subtitle="En dos sedes" icon={<UserRound />} />
          <StatCard
            title="Recaudo del mes"
            value="$ 18.450.000"
            trend={{ percent: 12.5, label: 'frente al mes anterior' }}
            icon={<Banknote />}
            color="success"
          />
          <StatCard
            title="Cartera vencida"
            value="$ 6.120.000"
            trend={{ percent: 4, upIsGood: false, label: 'frente al mes anterior' }}
            icon={<CalendarClock />}
            color="error"
          />
          <StatCard
            title="Cupos disponibles"
            value={17}
            trend={{ percent: 0 }}
            icon={<BedDouble />}
            color="info"
          />
          <StatCard title="Mensualidades" icon={<Wallet />} color="warning" />
        </StatGrid>
        <ResponsiveGrid columns={4}>
          <QuickActionTile
            icon={<UserPlus />}
            label="Nuevo participante"
            description="Registrar un ingreso"
            onClick={nada}
          />
          <QuickActionTile
            icon={<Banknote />}
            label="Registrar pago"
            description="Abonar a una mensualidad"
            onClick={nada}
          />
          <QuickActionTile icon={<UsersRound />} label="Nuevo acudiente" href="#acudientes" />
          <QuickActionTile icon={<FileUp />} label="Subir archivos" href="#formatos" />
        </ResponsiveGrid>
      </Muestra>
    </div>
  );
}
