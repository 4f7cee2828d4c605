export interface MensajeCorreo {
  para: string;
  asunto: string;
  /** Plain text. */
  texto: string;
}

export interface Correo {
  /** Rejects when the message could not be handed over. */
  enviar(mensaje: MensajeCorreo): Promise<void>;
}

/** Messages leave after the answer, so that nobody waits for them, nor learns from the wait that there was one. */
export interface ColaDeCorreo {
  agregar(mensaje: MensajeCorreo): void;
  /** Resolves when nothing is left to send. */
  terminar(): Promise<void>;
}
