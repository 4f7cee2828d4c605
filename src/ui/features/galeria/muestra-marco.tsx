import {
  Building2,
  FileText,
  LayoutDashboard,
  LogOut,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useModoColor } from '@/ui/app/tema/use-modo-color';
import type { LinkProps } from '@/ui/shared/link-props';
import { PanelShell } from '@/ui/shared/panel-shell/panel-shell';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';

const Enlace = ({ href, ...resto }: LinkProps) => (
  <a href={`#${href}`} {...resto}>
    {resto.children}
  </a>
);

const secciones = [
  { id: 'dashboard', label: 'Panel de Control', href: '/dashboard', icon: LayoutDashboard },
  { id: 'participantes', label: 'Participantes', href: '/participantes', icon: UserRound, current: true },
  { id: 'acudientes', label: 'Acudientes', href: '/acudientes', icon: UsersRound },
  { id: 'financiero', label: 'Financiero', href: '/financiero', icon: Wallet },
  { id: 'sedes', label: 'Sedes', href: '/sedes', icon: Building2 },
  { id: 'formatos', label: 'Formatos', href: '/formatos', icon: FileText },
  { id: 'usuarios', label: 'Usuarios', href: '/usuarios', icon: ShieldCheck },
  { id: 'configuracion', label: 'Configuración', href: '/configuracion', icon: Settings },
];

export function MuestraMarco({ children }: { children: ReactNode }) {
  const [abierta, setAbierta] = useState(false);
  const [plegada, setPlegada] = useState(false);
  const [, elegir] = useModoColor();
  return (
    <PanelShell
      brandName="Fundación"
      sections={secciones}
      LinkComponent={Enlace}
      sidebarOpen={abierta}
      sidebarCollapsed={plegada}
      onSidebarOpenChange={setAbierta}
      onSidebarCollapsedChange={setPlegada}
      place="Participantes"
      person={{ name: 'Persona de Muestra', email: 'muestra@fundacion.example', role: 'Administrador' }}
      personActions={[
        { id: 'claro', label: 'Modo claro', onSelect: () => elegir('claro') },
        { id: 'oscuro', label: 'Modo oscuro', onSelect: () => elegir('oscuro') },
        { id: 'sistema', label: 'Como el sistema', onSelect: () => elegir('sistema') },
        { id: 'salir', label: 'Cerrar Sesión', icon: <LogOut />, separated: true, onSelect: () => undefined },
      ]}
      notice={<ReadOnlyNotice />}
    >
      {children}
    </PanelShell>
  );
}
