export interface Reloj {
  ahora(): Date;
}
