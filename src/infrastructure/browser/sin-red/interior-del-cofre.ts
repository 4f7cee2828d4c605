import type { LlaveBorradores } from '@/application/borradores/borradores.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Registro, Reloj } from '@/application/shared/equipo.port';
import type { Bytes } from '@/infrastructure/browser/cifrado-aes';
import type { BaseDelCofre, Caja } from './base-del-cofre';

export interface DependenciasCofre {
  llave: LlaveBorradores;
  sesiones: SesionStore;
  reloj: Reloj;
  registro: Registro;
  cripto: Crypto;
  /** Tells the other tabs that something changed, and hears them. */
  canal: { avisar(): void; escuchar(alCambiar: () => void): void };
  /** Remembers, where it can be read at once, whose things are kept here. */
  marcar: (duenos: readonly string[]) => void;
  vueltas?: number;
}

/** What both sides of the vault work on. */
export interface Interior {
  presente(): string | null;
  conBase<T>(tarea: (base: BaseDelCofre) => Promise<T>): Promise<T>;
  caja(dueno: string): Promise<Caja | undefined>;
  abrirCon(dueno: string, serie: string, secreto: Bytes): Promise<void>;
  cerrar(): void;
  /** Looks again at what is kept, and tells this page and the others. */
  cambio(): Promise<void>;
}
