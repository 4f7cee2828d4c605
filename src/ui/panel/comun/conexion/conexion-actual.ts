import { createContext } from 'react';

export type Conexion = 'bien' | 'sin-red' | 'sin-servicio';

export const TITULO_SIN_CONEXION = {
  'sin-red': 'Sin conexión a internet',
  'sin-servicio': 'Sin conexión con el servidor',
} as const satisfies Partial<Record<Conexion, string>>;

/** What the frame of the panel knows about the connection. */
export const ContextoConexion = createContext<Conexion>('bien');

/** Asks for the PIN of this device, from wherever the person is: its door is in the frame, behind any form. */
export const ContextoPedirPin = createContext((): void => undefined);
