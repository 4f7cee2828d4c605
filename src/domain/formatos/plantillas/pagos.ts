import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const ACUERDO_PAGO: DatosFormato = {
  codigo: 'ACUERDO_PAGO',
  nombre: 'Acuerdo de pago',
  categoria: 'FINANZAS',
  contenido: `Entre {{fundacion.nombre}}, NIT {{fundacion.nit}}, y {{pagador.nombre}}, con {{pagador.tipo_documento}} N.º {{pagador.numero_documento}} y teléfono {{pagador.telefono}}, responsable del pago, acordamos cómo se sostiene la permanencia de **{{participante.nombre}}** en el programa {{proceso.programa}}, desde el {{proceso.fecha_ingreso}}.

# Lo que se paga
| Concepto | Valor |
|---|---|
| Mensualidad | {{cobro.valor}} |
| Beca | {{cobro.beca}} |
| Por pagar cada mes | {{cobro.por_pagar}} ({{cobro.por_pagar_en_letras}}) |
| Día de pago | {{cobro.dia_pago}} de cada mes |

# Acuerdos
1. El pago se hace en las cuentas oficiales de la fundación o en la sede, y siempre se entrega un recibo. No pague en cuentas de personas.
2. Si un mes no puede pagar completo, avise antes de la fecha: se aceptan abonos y se puede revisar la beca.
3. La fundación no cobra intereses por el atraso y no condiciona el trato, la alimentación ni las visitas al pago.
4. Los mensajes de cobro se envían por el medio que usted autorice y en los horarios de la Ley 2300 de 2023. Medio autorizado: ______________________.
5. Si el participante se retira, se paga hasta el día en que estuvo en la casa. Lo pagado de más se devuelve o se abona a otra deuda, según usted decida.
6. Este acuerdo se puede cambiar por escrito entre las dos partes.

La firma del acudiente en esta hoja es solo para el pago: no reemplaza las autorizaciones del participante.

___ {{pagador.nombre}} | Responsable del pago | Documento: {{pagador.numero_documento}}
___ {{participante.nombre}} | Participante: conozco el acuerdo | Documento: {{participante.numero_documento}}

___ Nombre: ______________________ | Por {{fundacion.nombre}} | Fecha: {{documento.fecha}}`,
};

export const PAZ_Y_SALVO: DatosFormato = {
  codigo: 'PAZ_Y_SALVO',
  nombre: 'Paz y salvo',
  categoria: 'FINANZAS',
  contenido: `{{fundacion.nombre}}, NIT {{fundacion.nit}}, hace constar que:

**{{participante.nombre}}**, con {{participante.tipo_documento}} N.º {{participante.numero_documento}}, quien ingresó a nuestros programas el {{proceso.fecha_ingreso}}, se encuentra **a paz y salvo** por todo concepto con la fundación en la fecha de este documento.

| Concepto | Valor |
|---|---|
| Total pagado | {{cuenta.abonado}} |
| Saldo por pagar | {{cuenta.saldo}} ({{cuenta.saldo_en_letras}}) |

Se expide a solicitud de la persona interesada, en {{fundacion.municipio}}, el {{documento.fecha}}.

Este documento no reemplaza la factura electrónica ni el certificado de donación cuando haya lugar a ellos.

___ Nombre: ______________________ | Por {{fundacion.nombre}} | Cargo:`,
};
