import type { Borradores } from '@/application/borradores/borradores.port';
import type { CasosDelPanel, LecturasDelPanel } from '@/application/servicios/secciones';
import type { Almacen, GeneradorIds, Portapapeles, Registro, Reloj } from '@/application/shared/equipo.port';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';

export type { CasosDelPanel };

export type Seccion = keyof CasosDelPanel;

export type Lectura = keyof LecturasDelPanel;

export type ServiciosCuenta = CasosDelPanel['cuenta'];

/** What the person's own machine and session give; there from the start. */
export interface EquipoDelPanel {
  permisos: Permisos;
  portapapeles: Portapapeles;
  /** Their code and key come with the first form. */
  cargarBorradores: () => Promise<Borradores>;
  /** Whether this browser keeps something of whoever is signed in, known without opening it. */
  hayBorradores: () => boolean;
  /** What is kept on this device to work without a network; its code comes when it is first asked for. */
  cargarCofre: () => Promise<Cofre>;
  /** `null` where a device cannot be chosen to work without a network. */
  cargarSinRed: () => Promise<TrabajoSinRed | null>;
  /** Whether somebody chose this one, known without opening anything. */
  haySinRed: () => boolean;
  /** Small choices of this person on this browser: how the sidebar was left. */
  preferencias: Almacen;
  registro: Registro;
  reloj: Reloj;
  ids: GeneradorIds;
}

/** The code of each slice arrives when it is first asked for, which its page does before it draws. */
export type ServiciosPanel = EquipoDelPanel & {
  readonly [S in Seccion]: () => Promise<CasosDelPanel[S]>;
} & {
  /** What is written without a network, and what sends it; it keeps nothing unless the vault is open. */
  readonly cargarCola: () => Promise<ColaDelPanel>;
} & { readonly lecturas: { readonly [L in Lectura]: () => Promise<LecturasDelPanel[L]> } };
