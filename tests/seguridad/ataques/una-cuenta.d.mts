interface Jornada {
  /** Of the reads of one record, in milliseconds. */
  p95: number;
  lecturas: number;
  fallas: string[];
  escritura: { hechas: number; fallas: string[] };
}

export const atacarConUnaCuenta: (opciones: {
  url: string;
  /** Token of who works meanwhile. */
  administrador: string;
  consulta: { token: string; correo: string };
  /** How many people there are, with ids from 1. */
  personas: number;
  segundos: number;
  conexiones?: number;
}) => Promise<{
  quieto: Jornada;
  atacado: Jornada;
  razon: number;
  /** How many times the attacker was answered each thing. */
  respuestas: Record<string, number>;
}>;
