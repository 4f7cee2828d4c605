import type { Conexion } from './conexion-actual';

/** What the frame gives to whoever keeps what is written without a network. */
export interface ColaDelMarcoProps {
  conexion: Conexion;
  /** The person asked to sign out. */
  saliendo: boolean;
  onSalir: () => void;
  onQuedarse: () => void;
}
