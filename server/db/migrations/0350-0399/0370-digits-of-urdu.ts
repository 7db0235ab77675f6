// The digits of Urdu are searched as 0 to 9: the functions are made again by the rules of now, and what is stored by them.
export { up } from '#server/db/migrations/0300-0349/0320-folded-letters.ts';
