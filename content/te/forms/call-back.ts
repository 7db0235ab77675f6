import * as english from '#content/en/forms/call-back.ts';
import { enquiriesKeptMonths } from '#content/facts.ts';
import { inTelugu } from '#content/te/in-telugu.ts';

export const callBack = inTelugu(english.callBack, {
  label: 'కళాశాల నాకు తిరిగి ఫోన్ చేయవచ్చు',
  help: `ఇక్కడ టిక్ పెడితే, మీకు ఫోన్ చేయడానికి మీరు టైప్ చేసిన వివరాలను కళాశాల కూడా ఉంచుకుంటుంది: మీ చివరి సందేశం తర్వాత గరిష్ఠంగా ${enquiriesKeptMonths} నెలలు. టిక్ లేకపోతే ఈ సైట్ ఏమీ ఉంచుకోదు.`,
});

export const sent = inTelugu(english.sent, {
  opened: 'వాట్సాప్ తెరుచుకుంది; అక్కడ Send నొక్కండి.',
  keeping: 'మీ వివరాలను కళాశాల నమోదు చేసుకుంటోంది…',
  kept: 'మీ వివరాలు {reference} నంబరుతో కళాశాలలో నమోదయ్యాయి. కళాశాల మీకు తిరిగి ఫోన్ చేయవచ్చు.',
  notKept: 'తిరిగి ఫోన్ చేయడానికి మీ వివరాలను నమోదు చేయలేకపోయాము. వాట్సాప్‌లో పంపితే మీ సందేశం కళాశాలకు చేరుతుంది.',
});
