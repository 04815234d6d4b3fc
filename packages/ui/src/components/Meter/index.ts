export { Meter, METER_TONES, type MeterProps, type MeterTone } from './Meter';
